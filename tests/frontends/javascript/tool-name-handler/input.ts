import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "ice-rink", version: "1.0.0" }, { instructions: "Ask before you book ice." });

server.tool("surface_state", async () => ({ content: [{ type: "text", text: "The ice is ready." }] }));
