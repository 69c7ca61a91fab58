import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "clock-tower", version: "1.0.0" });

async function oil(wheel: string) {
  try {
    return { kind: "oiled" as const, drops: await can.oil(wheel) };
  } catch (error) {
    return { kind: "err" as const, error };
  }
}

server.tool("oil_wheel", "Oils one wheel.", { wheel: z.string() }, async ({ wheel }) => {
  const outcome = await oil(wheel);
  if (outcome.kind === "err") {
    return { content: [{ type: "text", text: `Wheel ${wheel} stayed dry: ${outcome.error}` }] };
  }
  return { content: [{ type: "text", text: `${outcome.drops} drops.` }] };
});
