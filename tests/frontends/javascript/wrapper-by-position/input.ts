import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { defineTool, timedTool, type Desk } from "./desk.js";

export function register(server: McpServer, desk: Desk) {
  defineTool(server, "find_hymn", { title: "Find a hymn", description: "Find a hymn by its number.", inputSchema: { number: z.number() } }, async ({ number }) => {
    if (number > 900) throw new Error(`There is no hymn ${number}: the book ends at 900.`);
    return { content: [{ type: "text", text: `Hymn ${number}` }] };
  });

  desk.addReadTool("list_hymns", "List all hymns of a season.", { season: z.string() }, async ({ season }) => ({ content: [{ type: "text", text: season }] }));

  desk.addGuardedTool("drop_hymn", { description: "Drop a hymn.", inputSchema: { number: z.number() } }, {
    preview: async () => ({ content: [{ type: "text", text: "It would be dropped." }] }),
    execute: async () => ({ content: [{ type: "text", text: "Dropped." }] }),
  });

  // No tools: a name and a function, with nothing that describes it.
  timedTool("find_hymn", 5, async () => "slow");
}
