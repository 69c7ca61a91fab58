import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

const block = (text: string) => [{ type: "text" as const, text }];
const answer = (text: string) => ({ content: block(text) });
const failWith = (text: string) => ({ content: block(`Sorry: ${text}`) });
const missing = (what: string, id: string) => failWith(`${what} ${id} is not on the bench.`);

server.tool("instrument", "One instrument.", { id: z.string() }, async ({ id }) => {
  const found = bench.find((one) => one.id === id);
  if (!found) return missing("Instrument", id);
  return answer(found.maker);
});
