import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });
const ok = (text: string) => ({ content: [{ type: "text" as const, text }] });
const bad = (text: string) => ({ ...ok(text), isError: true });

server.tool("moon", "Phase of the moon.", { day: z.string() }, async ({ day }) => {
  const phase = await phases.on(day);
  return phase ? ok(phase.name) : bad(`No phase is known for ${day}.`);
});

server.tool("seat", "A free seat.", { row: z.number() }, async ({ row }) => (await freeSeat(row)) ?? bad(`Row ${row} is full; rows 1 to 9 exist.`));
