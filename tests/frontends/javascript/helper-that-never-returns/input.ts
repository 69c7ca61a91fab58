import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

function refuse(reason: string): never {
  throw new Error(`The workshop does not do that: ${reason}`);
}

server.tool("varnish", "Varnishes an instrument.", { id: z.string(), coats: z.number() }, async ({ id, coats }) => {
  if (coats > 12) refuse(`${coats} coats are too many, 12 is the most.`);
  return { content: [{ type: "text", text: `${id} gets ${coats} coats.` }] };
});
