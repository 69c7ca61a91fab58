import readline from "node:readline";
const TOOLS = [
  { name: "get_tide", description: "Height of the tide.", inputSchema: { type: "object", properties: { port: { type: "string" } }, required: ["port"] } },
  { name: "list_ports", description: "All ports.", inputSchema: { type: "object", properties: {} } },
];
const handlers: Record<string, (args: any) => Promise<unknown>> = {
  async get_tide(args) {
    if (!args.port) throw new Error("port is required, such as Hull");
    const res = await fetch("https://tides.example/" + args.port);
    if (!res.ok) throw new Error(`The tide service answered ${res.status}`);
    return res.json();
  },
  async list_ports() { return ["Hull"]; },
};
function send(id: unknown, result: unknown) { process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, result }) + "\n"); }
function sendError(id: unknown, code: number, message: string) { process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } }) + "\n"); }
async function onMessage(msg: any) {
  const { id, method, params } = msg;
  try {
    if (method === "initialize") return send(id, { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: {} });
    if (method === "tools/list") return send(id, { tools: TOOLS });
    if (method === "tools/call") {
      const handler = handlers[params.name];
      if (!handler) return sendError(id, -32602, `No tool named ${params.name}`);
      const value = await handler(params.arguments ?? {});
      return send(id, { content: [{ type: "text", text: JSON.stringify(value) }] });
    }
    sendError(id, -32601, `Method not found: ${method}`);
  } catch (error) {
    sendError(id, -32000, error instanceof Error ? error.message : String(error));
  }
}
readline.createInterface({ input: process.stdin }).on("line", (line) => void onMessage(JSON.parse(line)));
