import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import windAt from "./wind";

const server = new McpServer({ name: "kite-school", version: "1.0.0" });

server.tool(windAt.name, windAt.description, windAt.shape, windAt.handler);
