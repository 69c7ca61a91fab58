import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { zodToJsonSchema } from "zod-to-json-schema";

const Launch = z.object({ power: z.number().describe("Power, 0 to 1") });

const server = new Server({ name: "pinball-arcade", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [{ name: "launch", description: "Launches the ball.", inputSchema: zodToJsonSchema(Launch) }] }));

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  if (request.params.name !== "launch") throw new Error(`Unknown tool: ${request.params.name}`);
  const { power } = Launch.parse(request.params.arguments);
  if (power > 1) throw new Error(`Power goes from 0 to 1; ${power} is too much.`);
  return { content: [{ type: "text", text: "Launched." }] };
});
