import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

async function tryTake(id: string): Promise<[string | null, string | null]> {
  try {
    return [await bench.take(id), null];
  } catch (error) {
    return [null, `taking ${id} failed: ${error instanceof Error ? error.message : String(error)}`];
  }
}

server.tool("take", "Takes an instrument off the bench.", { id: z.string() }, async ({ id }) => {
  const [taken, problem] = await tryTake(id);
  if (problem) return { content: [{ type: "text", text: problem }], isError: true };
  return { content: [{ type: "text", text: `Here is ${taken}.` }] };
});
