import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { refuse as refused } from "@acme/answers";
import { z } from "zod";

const server = new McpServer({ name: "kiosk", version: "1.0.0" });
const papers = new Map([["north", 3]]);

const desk = {
  fail: (text: string) => ({ content: [{ type: "text" as const, text: `Error: ${text}` }] }),
};

server.registerTool("sell_paper", { description: "Sell a paper.", inputSchema: { name: z.string() } }, async ({ name }) => {
  const left = papers.get(name);
  if (left === undefined) return refused(`No paper is called ${name}.`);
  if (left === 0) return desk.fail(`${name} is sold out.`);
  return { content: [{ type: "text", text: `One ${name}.` }] };
});
