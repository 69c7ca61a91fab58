import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { schemaFor } from "cellar-schemas";
import { z } from "zod";

const server = new McpServer({ name: "cheese-cellar", version: "1.0.0" });

server.registerTool("rind_report", { description: "State of a rind.", inputSchema: schemaFor("rind") }, async (args) => ({ content: [{ type: "text", text: String(args) }] }));

server.registerTool("brine_report", { description: "State of a brine.", inputSchema: { ...schemaFor("brine"), bath: z.number() } }, async ({ bath }) => ({
  content: [{ type: "text", text: `Bath ${bath}.` }],
}));
