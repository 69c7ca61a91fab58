import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

const server = new McpServer({ name: "clock-tower", version: "1.0.0" });

server.registerTool("drift", { description: "How late the clock is." }, async () => ({ structuredContent: { seconds: 4 } }));

server.registerTool("sound", { description: "What the clock plays." }, async () => ({
  content: [{ type: "text", text: "The quarter chime." }],
  structuredContent: { chime: "quarter" },
}));

server.registerTool("lamp", { description: "The lamp." }, async () => ({ content: [] }));
