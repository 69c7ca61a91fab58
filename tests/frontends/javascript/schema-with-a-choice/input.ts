import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "cloakroom", version: "1.0.0" });

/** Takes "3" for 3, as some models send it. */
function loose(schema: z.ZodNumber) {
  if (process.env["STRICT"]) return schema;
  return z.preprocess((value) => Number(value), schema);
}

server.registerTool(
  "fetch_coat",
  { description: "Fetch a coat.", inputSchema: { peg: loose(z.number().int()), name: z.string().describe("Who it belongs to") } },
  async ({ peg, name }) => ({ content: [{ type: "text", text: `${peg} ${name}` }] }),
);
