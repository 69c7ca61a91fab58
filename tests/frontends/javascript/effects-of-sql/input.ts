import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "ski-lift", version: "1.0.0" });

server.tool("passes", "Passes sold on a day.", { day: z.string() }, async ({ day }) => {
  const rows = await db.query("SELECT kind, price FROM passes WHERE day = $1", [day]);
  return { content: [{ type: "text", text: JSON.stringify(rows) }] };
});

server.tool("void_pass", "Makes a pass void.", { pass: z.string() }, async ({ pass }) => {
  await db.query("UPDATE passes SET void = true WHERE id = $1", [pass]);
  return { content: [{ type: "text", text: "Void." }] };
});

server.tool("sql", "Runs a statement.", { sql: z.string() }, async ({ sql }) => {
  const rows = await db.query(sql);
  return { content: [{ type: "text", text: JSON.stringify(rows) }] };
});
