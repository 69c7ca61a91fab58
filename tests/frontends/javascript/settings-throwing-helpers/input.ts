import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { giveUp } from "@acme/answers";

const server = new Server({ name: "kiosk", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  if (request.params.name === "sell_paper") {
    if (request.params.arguments?.name === "south") giveUp("South is sold out.");
    return { content: [{ type: "text", text: "One paper." }] };
  }
  giveUp(`Unknown tool ${request.params.name}`);
});
