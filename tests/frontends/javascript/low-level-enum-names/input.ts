import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

enum Tool {
  Balls = "count_balls",
  Coins = "count_coins",
}

const server = new Server({ name: "pinball-arcade", version: "1.0.0" }, { capabilities: { tools: {} } });

async function listTools() {
  return {
    tools: Object.values(Tool).map((name) => ({ name, description: `The tool ${name}.`, inputSchema: { type: "object", properties: {} } })),
  };
}

async function callTool(request) {
  switch (request.params.name as Tool) {
    case Tool.Balls:
      return { content: [{ type: "text", text: "5" }] };
    case Tool.Coins:
      return { content: [{ type: "text", text: "Somebody has emptied the box." }] };
  }
}

server.setRequestHandler(ListToolsRequestSchema, listTools);
server.setRequestHandler(CallToolRequestSchema, callTool);
