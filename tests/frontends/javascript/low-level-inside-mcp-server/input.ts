import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const mcp = new McpServer({ name: "bell-tower", version: "1.0.0" });

mcp.server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: "peal", description: "Rings a peal.", inputSchema: { type: "object", properties: { changes: { type: "integer" } }, required: ["changes"] } }],
}));

mcp.server.setRequestHandler(CallToolRequestSchema, async (request) => {
  if (request.params.name === "peal") {
    return { content: [{ type: "text", text: `${request.params.arguments?.changes} changes rung.` }] };
  }
  throw new Error(`Unknown tool: ${request.params.name}`);
});
