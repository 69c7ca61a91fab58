import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

server.tool("oil_pegs", "Oils the pegs of many instruments.", { ids: z.array(z.string()) }, async ({ ids }) => {
  const outcomes = [];
  for (const id of ids) outcomes.push(await bench.oil(id) ? { id, status: "done" } : { id, status: "failed" });
  return { content: [{ type: "text", text: JSON.stringify({ oiled: ids.length, outcomes }) }] };
});
