const { McpServer } = require("@modelcontextprotocol/sdk/server/mcp.js");
const { tideAt } = require("./tides");

const server = new McpServer({ name: "kite-school", version: "1.0.0" });

server.tool("tide", "The tide now.", async () => {
  const tide = tideAt(Date.now());
  return { content: [{ type: "text", text: JSON.stringify(tide) }] };
});
