import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "canal-locks", version: "1.0.0" });

server.tool("gate_a", "Gate A.", async () => ({ content: [{ type: "text", text: "Gate A is stuck.", isError: true }] }));
server.tool("gate_b", "Gate B.", async () => ({ content: [{ type: "text", text: "Gate B is stuck." }], is_error: true }));
server.tool("gate_c", "Gate C.", async () => ({ content: [{ type: "text", text: "Gate C is stuck." }], metadata: { isError: true } }));
