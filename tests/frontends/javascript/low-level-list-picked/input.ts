import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { enabled } from "ferry-settings";

const server = new Server({ name: "ferry-desk", version: "1.0.0" }, { capabilities: { tools: {} } });

const TOOLS: Record<string, { name: string; description: string; inputSchema: object }> = {
  next: { name: "next_ferry", description: "Tell when the next ferry leaves.", inputSchema: { type: "object", properties: { pier: { type: "string" } } } },
  book: { name: "book_ferry", description: "Book a place on a ferry.", inputSchema: { type: "object", properties: { pier: { type: "string" } } } },
};

server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: enabled().map((key: string) => TOOLS[key]).filter(Boolean) }));

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  switch (request.params.name) {
    case "next_ferry":
      return { content: [{ type: "text", text: "At eight." }] };
    case "book_ferry":
      throw new Error("All ferries are full. Ask for another day.");
    default:
      throw new Error(`Unknown tool ${request.params.name}`);
  }
});
