import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

class WorkshopError extends Error {
  constructor(message: string, readonly code: string) {
    super(`[${code}] ${message}`);
    this.name = "WorkshopError";
  }
}

class WrongKind extends WorkshopError {}

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

server.tool("repair", "Repairs an instrument.", { id: z.string() }, async ({ id }) => {
  if (id === "cello") throw new WrongKind(`${id} is no violin.`, "kind");
  const one = await bench.take(id);
  if (!one) throw new WorkshopError(`${id} is not on the bench.`, "bench");
  return { content: [{ type: "text", text: "Repaired." }] };
});
