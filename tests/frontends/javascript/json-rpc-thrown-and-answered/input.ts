class Refusal extends Error { constructor(readonly code: number, message: string) { super(message); } }
export class TideServer {
  listen(input: NodeJS.ReadableStream) {
    input.on("data", async (chunk) => {
      const message = JSON.parse(String(chunk));
      try {
        const result = await this.handle(message);
        this.write({ jsonrpc: "2.0", id: message.id, result });
      } catch (error) {
        this.write({ jsonrpc: "2.0", id: message.id, error: { code: error instanceof Refusal ? error.code : -32603, message: (error as Error).message } });
      }
    });
  }
  async handle(message: any): Promise<unknown> {
    switch (message.method) {
      case "initialize": return { protocolVersion: "2025-06-18" };
      case "tools/list": return { tools: [{ name: "get_tide", description: "Tide.", inputSchema: { type: "object", properties: { port: { type: "string" } } } }, { name: "old_tide", description: "Tide.", inputSchema: { type: "object", properties: {} } }] };
      case "tools/call": return this.call(message.params.name, message.params.arguments);
      default: throw new Refusal(-32601, "no such method");
    }
  }
  async call(name: string, args: any) {
    switch (name) {
      case "get_tide": {
        const tide = this.tides.get(args.port);
        if (!tide) throw new Error(`No port ${args.port}; ask for Hull or Dover.`);
        return { content: [{ type: "text", text: `${tide} m` }] };
      }
      case "old_tide":
        return { content: [{ type: "text", text: "Error: this tool is gone." }] };
      default: throw new Refusal(-32602, `unknown tool ${name}`);
    }
  }
  tides = new Map<string, number>();
  write(message: unknown) { process.stdout.write(JSON.stringify(message) + "\n"); }
}
