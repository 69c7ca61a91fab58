import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "cheese-cellar", version: "1.0.0" });
const paging = { page: z.number().default(1).describe("Page, from 1"), size: z.number().max(50).optional() };

server.registerTool("list_wheels", { description: "Wheels in the cellar.", inputSchema: { ...paging, milk: z.enum(["cow", "goat", "ewe"]) } }, async ({ milk, page }) => ({
  content: [{ type: "text", text: `${milk}, page ${page}` }],
}));
