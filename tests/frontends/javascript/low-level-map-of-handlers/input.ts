import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const handlers = {
  add_credit: async ({ coins }) => ({ content: [{ type: "text", text: `${coins} credits.` }] }),
  tilt: async () => ({ content: [{ type: "text", text: "Tilted: the game is over." }], isError: true }),
};
const tools = [
  { name: "add_credit", description: "Adds credits.", inputSchema: { type: "object", properties: { coins: { type: "integer" } } } },
  { name: "tilt", description: "Tilts the table.", inputSchema: { type: "object", properties: {} } },
];

const server = new Server({ name: "pinball-arcade", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools }));
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const handler = handlers[request.params.name];
  if (!handler) throw new Error(`No tool is called ${request.params.name}.`);
  return handler(request.params.arguments);
});
