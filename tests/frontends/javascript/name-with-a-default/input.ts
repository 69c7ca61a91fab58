import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

export function registerSearch(server: McpServer, options: { toolName?: string }) {
  const toolName = options.toolName ?? "search_archive";
  server.registerTool(toolName, { description: "Search the archive.", inputSchema: { words: z.string() } }, async ({ words }) => ({ content: [{ type: "text", text: words }] }));
  server.tool(options.toolName || "count_archive", "Count the archive.", async () => ({ content: [{ type: "text", text: "7" }] }));
}
