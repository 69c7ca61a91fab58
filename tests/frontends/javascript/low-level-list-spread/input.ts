import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const tableTools = [{ name: "tables", description: "All tables.", inputSchema: { type: "object", properties: {} } }];
const barTools = [{ name: "menu", description: "Menu of the bar.", inputSchema: { type: "object", properties: { diet: { type: "string", enum: ["any", "vegan"] } } } }];

class Arcade {
  private server = new Server({ name: "pinball-arcade", version: "1.0.0" }, { capabilities: { tools: {} } });

  start() {
    this.server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [...tableTools, ...barTools] }));
    this.server.setRequestHandler(CallToolRequestSchema, this.call.bind(this));
  }

  private async call(request) {
    if (request.params.name === "tables") return { content: [{ type: "text", text: "Comet" }] };
    if (request.params.name === "menu") return this.menu(request.params.arguments);
    throw new Error("No such tool.");
  }

  private menu({ diet }) {
    return { content: [{ type: "text", text: `Menu, ${diet}.` }] };
  }
}
