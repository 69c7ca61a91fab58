import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "ice-rink", version: "1.0.0" });

server.tool("hire_skates", "Skates for hire.", { size: z.number().int().min(28), kind: z.enum(["figure", "hockey"]).default("hockey") }, async ({ size, kind }) => {
  if (size > 48) {
    return { content: [{ type: "text", text: `There are no ${kind} skates of size ${size}; sizes end at 48.` }], isError: true };
  }
  return { content: [{ type: "text", text: "Rack 4." }] };
});
