import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "clock-tower", version: "1.0.0" });

const reply = (text: string, bad = false) => ({ content: [{ type: "text" as const, text }], ...(bad ? { isError: true } : {}) });

server.tool("weights", "Height of the weights.", { weight: z.number() }, async ({ weight }) => {
  if (weight > 3) return reply(`There are three weights; ${weight} is not one.`, true);
  if (weight === 3) return reply("Error: weight 3 is off its rope.");
  return reply("12 m");
});
