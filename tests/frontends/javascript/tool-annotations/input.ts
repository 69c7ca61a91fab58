import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "ice-rink", version: "1.0.0" });

server.tool("rink_rules", { readOnlyHint: true, title: "Rules of the rink" }, async () => ({ content: [{ type: "text", text: "No running." }] }));

server.tool("rink_map", "A map of the rink.", { readOnlyHint: true, openWorldHint: false }, async () => ({ content: [{ type: "text", text: "Map." }] }));

server.tool("clear_ice", "Sends everybody off the ice.", { reason: z.string() }, { destructiveHint: false, idempotentHint: true }, async ({ reason }) => ({
  content: [{ type: "text", text: `Cleared: ${reason}.` }],
}));
