import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

export function registerBellTools(server: McpServer) {
  server.registerTool("ring", { description: "Rings one bell.", inputSchema: { bell: z.number() } }, async ({ bell }) => {
    if (bell > 8) return { content: [{ type: "text", text: `There are eight bells; ${bell} is not one.` }], isError: true };
    return { content: [{ type: "text", text: "Rung." }] };
  });
}
