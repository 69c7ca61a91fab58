import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "canal-locks", version: "1.0.0" });
const base = (text: string) => ({ content: [{ type: "text" as const, text }] });

server.tool("drain_lock", "Drains a lock.", { lock: z.string() }, async ({ lock }) => {
  if (lock === "sea") return { ...base("The sea lock drains by itself."), isError: true };
  if (lock === "top") return Object.assign(base("The top lock is frozen."), { isError: true });
  const { content } = base(`Draining ${lock}.`);
  return { content };
});
