import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

async function rehair(bow: string) {
  const hair = await stock.hairFor(bow);
  if (!hair) {
    return { status: "error", message: `There is no hair for bow ${bow}.` };
  }
  return { status: "done", bow };
}

server.tool("rehair_bow", "Puts new hair on a bow.", { bow: z.string() }, async ({ bow }) => {
  const outcome = await rehair(bow);
  return { content: [{ type: "text", text: JSON.stringify(outcome) }] };
});
