import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

server.tool("tune_all", "Tunes many instruments.", { ids: z.array(z.string()) }, async ({ ids }) => {
  const lines: string[] = [];
  for (const id of ids) {
    try {
      await bench.tune(id);
      lines.push(`${id}: tuned`);
    } catch (error) {
      lines.push(`${id}: failed, ${error}`);
    }
  }
  return { content: [{ type: "text", text: lines.join("\n") }] };
});

server.tool("weigh_all", "Weighs many instruments.", { ids: z.array(z.string()) }, async ({ ids }) => {
  const weights = await Promise.all(
    ids.map(async (id) => {
      try {
        return { id, grams: await scales.weigh(id) };
      } catch (error) {
        return { id, error: String(error) };
      }
    }),
  );
  return { content: [{ type: "text", text: JSON.stringify(weights) }] };
});
