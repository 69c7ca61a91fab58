import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { match } from "dismatch";
import { z } from "zod";
import { looms } from "@mill/looms";

const server = new McpServer({ name: "mill", version: "1.0.0" });

server.registerTool("start_loom", { description: "Starts a loom.", inputSchema: { loom: z.string() } }, async ({ loom }) => {
  const started = await looms.start(loom);
  return started.match(
    (speed) => ({ content: [{ type: "text" as const, text: `Loom ${loom} runs at ${speed} picks.` }] }),
    (error) => ({ content: [{ type: "text" as const, text: `Loom ${loom} did not start: ${error.message}` }] }),
  );
});

server.registerTool("show_loom", { description: "State of a loom.", inputSchema: { loom: z.string() } }, async ({ loom }) => {
  const state = await looms.state(loom);
  return match(state)({
    success: ({ warp }) => ({ content: [{ type: "text" as const, text: warp }] }),
    error: () => ({ content: [{ type: "text" as const, text: `There is no loom ${loom}. Call list_looms.` }], isError: true }),
  });
});
