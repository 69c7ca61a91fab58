const tools = [
  {
    name: "ring",
    description: "Ring a bell.",
    inputSchema: { type: "object", properties: { bell: { type: "string", description: "Name of the bell" } }, required: ["bell"] },
    call({ bell }: { bell: string }) {
      if (bell === "") return { content: [{ type: "text", text: "Error: name a bell." }] };
      return { content: [{ type: "text", text: `${bell} rings.` }] };
    },
  },
];

export function answer(message: { id: number; method: string; params: { name: string; arguments: { bell: string } } }) {
  switch (message.method) {
    case "tools/list":
      return { id: message.id, result: { tools } };
    case "tools/call": {
      const tool = tools.find(({ name }) => name === message.params.name);
      if (!tool) return { id: message.id, error: { code: -32602, message: "Unknown tool" } };
      return { id: message.id, result: tool.call(message.params.arguments) };
    }
  }
}
