import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "ice-rink", version: "1.0.0" });

server.tool("next_session", "When the public may skate next.", async () => {
  return { content: [{ type: "text", text: "Next session at 14:30." }] };
});
