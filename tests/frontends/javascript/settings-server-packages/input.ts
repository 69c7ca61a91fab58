import { McpServer } from "@acme/mcp-core/server";
import { z } from "zod";

const server = new McpServer({ name: "harbour", version: "1.0.0" });

server.registerTool("find_berth", { description: "A free berth.", inputSchema: { length: z.number() } }, async ({ length }) => {
  if (length > 40) return { content: [{ type: "text", text: `Error: no berth takes ${length} m.` }] };
  return { content: [{ type: "text", text: "Berth 4." }] };
});
