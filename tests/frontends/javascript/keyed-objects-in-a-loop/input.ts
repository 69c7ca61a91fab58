import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "orchard", version: "1.0.0" });
const trees = new Map([["T-1", 40]]);

const orchardTools = {
  count_apples: {
    description: "How many apples a tree bears.",
    schema: { tree: z.string().describe("Number of the tree") },
    run: async ({ tree }: { tree: string }) => {
      const count = trees.get(tree);
      if (count === undefined) throw new Error(`There is no tree ${tree}. Numbers look like T-1.`);
      return { content: [{ type: "text" as const, text: String(count) }] };
    },
  },
};

for (const [name, tool] of Object.entries(orchardTools)) {
  server.registerTool(name, { description: tool.description, inputSchema: tool.schema }, tool.run);
}
