import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "ice-rink", version: "1.0.0" });

server.tool("skate_sizes", { size: z.number().describe("European size, 28 to 48"), adult: z.boolean().optional() }, async ({ size, adult }) => {
  return { content: [{ type: "text", text: `Size ${size}, ${adult}.` }] };
});
