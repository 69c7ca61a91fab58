import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "pinball-arcade", version: "1.0.0" }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => {
  return {
    tools: [
      { name: "high_score", description: "High score of a table.", inputSchema: { type: "object", properties: { table: { type: "string" } }, required: ["table"] } },
      { name: "free_tables", description: "Tables nobody plays.", inputSchema: { type: "object", properties: {} } },
    ],
  };
});

server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const { name, arguments: args } = request.params;
  switch (name) {
    case "high_score": {
      const score = scores.get(args.table);
      if (!score) throw new McpError(ErrorCode.InvalidParams, `No table is called ${args.table}.`);
      return { content: [{ type: "text", text: String(score) }] };
    }
    case "free_tables":
      return { content: [{ type: "text", text: "Comet, Whirlwind" }] };
    default:
      throw new McpError(ErrorCode.MethodNotFound, `Unknown tool ${name}`);
  }
});
