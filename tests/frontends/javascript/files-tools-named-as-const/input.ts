import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { HANDLERS, openValve } from "./tools.js";

const server = new McpServer({ name: "pump-house", version: "1.0.0" });

for (const tool of [openValve]) server.tool(tool.name, tool.description, tool.inputSchema.shape, HANDLERS[tool.name]);
