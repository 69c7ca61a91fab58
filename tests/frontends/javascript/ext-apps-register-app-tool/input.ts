import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { registerAppTool } from "@modelcontextprotocol/ext-apps/server";
import { z } from "zod";

export function register(server: McpServer) {
  registerAppTool(
    server,
    "show_map",
    { title: "Map", description: "Show a map.", inputSchema: { place: z.string() }, annotations: { readOnlyHint: true }, _meta: { ui: { resourceUri: "ui://map" } } },
    async ({ place }) => {
      if (place === "nowhere") return { content: [{ type: "text", text: `Failed to find ${place}.` }] };
      return { content: [{ type: "text", text: place }], structuredContent: { place } };
    },
  );
}
