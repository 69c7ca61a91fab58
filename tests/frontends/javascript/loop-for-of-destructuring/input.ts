import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "choir", version: "1.0.0" });

const parts = [
  { name: "list_sopranos", description: "Singers of the first part.", run: async () => ({ content: [{ type: "text", text: "Ada." }] }) },
  { name: "list_basses", description: "Singers of the last part.", run: async () => ({ content: [{ type: "text", text: "No basses." }], isError: true }) },
];

for (const { name, description, run } of parts) {
  server.registerTool(name, { description, inputSchema: { term: z.string() } }, run);
}
