import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const handlers = new Map([
  ["wax_rail", async ({ rail }) => ({ content: [{ type: "text", text: `Rail ${rail} is waxed.` }] })],
  ["count_rails", async () => ({ content: [{ type: "text", text: "4" }] })],
]);

const server = new Server({ name: "pinball-arcade", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: [
    { name: "wax_rail", description: "Waxes a rail.", inputSchema: { type: "object", properties: { rail: { type: "integer" } } } },
    { name: "count_rails", description: "How many rails there are.", inputSchema: { type: "object", properties: {} } },
  ],
}));

server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: args } }) => {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`Unknown tool: ${name}`);
  return await handler(args);
});
