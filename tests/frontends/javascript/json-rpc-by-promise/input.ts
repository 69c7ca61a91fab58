import { ferries } from "./ferries.js";

process.stdin.on("data", (data) => {
  for (const line of String(data).split("\n")) {
    const request = JSON.parse(line);
    if (request.method === "initialize") {
      process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id: request.id, result: { capabilities: { tools: {} } } }));
    } else if (request.method === "tools/list") {
      const result = { tools: ferries.map((ferry) => ({ name: ferry.name, description: ferry.description, inputSchema: ferry.schema })) };
      process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id: request.id, result }));
    } else if (request.method === "tools/call") {
      const { name, arguments: args } = request.params;
      const ferry = ferries.find((one) => one.name === name);
      if (!ferry) {
        process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id: request.id, error: { code: -32602, message: `Unknown tool ${name}` } }));
        return;
      }
      ferry
        .handler(args)
        .then((text: string) => {
          const response = { jsonrpc: "2.0", id: request.id, result: { content: [{ type: "text", text }] } };
          process.stdout.write(JSON.stringify(response));
        })
        .catch((error: Error) => {
          const response = { jsonrpc: "2.0", id: request.id, error: { code: -32603, message: error.message } };
          process.stdout.write(JSON.stringify(response));
        });
    }
  }
});
