import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

export class BellTower {
  private readonly server: McpServer;

  constructor() {
    this.server = new McpServer({ name: "bell-tower", version: "1.0.0" });
    this.server.tool("chime", "Chimes the hour.", { hour: z.number() }, this.chime.bind(this));
  }

  private async chime({ hour }: { hour: number }) {
    return { content: [{ type: "text", text: `It is ${hour}.` }] };
  }
}
