import "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

export const tools = [
  {
    name: "dig",
    description: "Dig a hole.",
    schema: { depth: z.number().describe("Depth in metres") },
    handler: async ({ depth }: { depth: number }) => {
      if (depth > 3) throw new Error(`At most 3 metres, not ${depth}.`);
      return { content: [{ type: "text", text: `${depth} metres` }] };
    },
  },
];

// No tools of this server: no handler, a list of parameters, or given to a function of another library.
export const chart = { name: "chart", description: "A chart", schema: { x: z.number() } };
export const action = { name: "action", description: "An action", parameters: [{ name: "x" }], handler: async () => "done" };
export const other = new Other({ name: "other", description: "Another", parameters: {}, execute: async () => "done" });
