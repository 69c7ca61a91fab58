import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

export class TowerServer extends McpServer {
  constructor() {
    super({ name: "bell-tower", version: "1.0.0" });
    this.registerTool("rope_lengths", { description: "Length of each rope." }, async () => ({ content: [{ type: "text", text: "12 m" }] }));
  }
}
