import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const handlers = {
  async pick({ tray }: { tray: string }) {
    return { content: [{ type: "text" as const, text: `Tray ${tray} is picked.` }] };
  },
  weigh: async ({ tray }: { tray: string }) => {
    if (tray === "") return { content: [{ type: "text" as const, text: "Name a tray, such as T3." }], isError: true };
    return { content: [{ type: "text" as const, text: "3 kg" }] };
  },
};

const server = new McpServer({ name: "mushroom-farm", version: "1.0.0" });
server.tool("pick_tray", "Picks a tray.", { tray: z.string() }, handlers.pick);
server.tool("weigh_tray", "Weighs a tray.", { tray: z.string() }, handlers.weigh);
