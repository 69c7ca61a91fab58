import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const makeServer = () => new McpServer({ name: "clock-tower", version: "1.0.0" });

const tower = makeServer();
tower.tool("bell_count", "How many bells hang in the tower.", async () => ({ content: [{ type: "text", text: "8" }] }));

export default function create({ config }) {
  const server = makeServer();
  server.registerTool("hours_struck", { description: "Hours struck today." }, async () => {
    if (!config.log) return { content: [{ type: "text", text: "Error: no log is kept." }] };
    return { content: [{ type: "text", text: "9" }] };
  });
  return server.server;
}
