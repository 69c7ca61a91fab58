import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "canal-locks", version: "1.0.0" });

server.tool("fill_lock", "Fills a lock.", { lock: z.string() }, async ({ lock }) => {
  const gate = gates.find((g) => g.lock === lock);
  if (!gate) {
    const refusal = { content: [] };
    refusal.content.push({ type: "text", text: `There is no lock ${lock}.` });
    refusal.isError = true;
    return refusal;
  }
  const result: { content?: object[] } = {};
  result.content = [{ type: "text", text: "Filling." }];
  return result;
});
