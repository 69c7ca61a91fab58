import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

class Farm {
  private trays = new Map<string, number>();

  register(server: McpServer) {
    server.tool("empty_tray", "Empties a tray.", { tray: z.string() }, (args) => this.empty(args));
  }

  private async empty({ tray }: { tray: string }) {
    if (!this.trays.delete(tray)) return this.refuse(`There is no tray ${tray}.`);
    return { content: [{ type: "text" as const, text: "Emptied." }] };
  }

  private refuse(text: string) {
    return { content: [{ type: "text" as const, text }], isError: true };
  }
}

new Farm().register(new McpServer({ name: "mushroom-farm", version: "1.0.0" }));
