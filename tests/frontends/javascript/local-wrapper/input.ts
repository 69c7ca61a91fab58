import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "choir", version: "1.0.0" });

function addTool(name: string, description: string, handler: (args: { term: string }) => Promise<string>) {
  server.tool(name, description, { term: z.string() }, async (args) => ({ content: [{ type: "text", text: await handler(args) }] }));
}

addTool("rehearsals", "Rehearsals of a term.", async ({ term }) => `Rehearsals in ${term}: every Tuesday.`);
addTool("concerts", "Concerts of a term.", async ({ term }) => {
  if (!term.startsWith("20")) throw new Error(`"${term}" is no term; write a year, such as 2031.`);
  return "One concert.";
});
