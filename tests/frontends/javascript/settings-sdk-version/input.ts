import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "mill", version: "1.0.0" });

server.tool("grind", "Grind one sack.", async () => "ground" as never);
server.tool("sift", "Sift one sack.", async () => ({ error: "The sieve is broken." }) as never);
server.tool("rest", "Do nothing.", async () => undefined as never);
