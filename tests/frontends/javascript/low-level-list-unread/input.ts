import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { loadTools } from "arcade-tools";

const server = new Server({ name: "pinball-arcade", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: await loadTools() }));

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  if (request.params.name === "jackpot") return { content: [{ type: "text", text: "Failed to pay the jackpot." }] };
  throw new Error(`Unknown tool ${request.params.name}`);
});
