import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { findKite } from "./store.js";

const server = new McpServer({ name: "kite-school", version: "1.0.0" });

server.tool("kite", "One kite.", { id: z.string() }, async ({ id }) => {
  const found = await findKite(id);
  return { content: [{ type: "text", text: JSON.stringify(found) }] };
});
