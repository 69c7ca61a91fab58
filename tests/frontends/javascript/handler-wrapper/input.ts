import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "mushroom-farm", version: "1.0.0" });

const withErrors =
  <A>(handler: (args: A) => Promise<string>) =>
  async (args: A) => {
    try {
      return { content: [{ type: "text" as const, text: await handler(args) }] };
    } catch (error) {
      return { content: [{ type: "text" as const, text: `Failed: ${error instanceof Error ? error.message : String(error)}` }], isError: true };
    }
  };

server.registerTool(
  "spawn_bags",
  { description: "Bags of spawn in the cold room.", inputSchema: { kind: z.string() } },
  withErrors(async ({ kind }: { kind: string }) => {
    if (!kind) throw new Error("Name a kind of spawn.");
    return `4 bags of ${kind}`;
  }),
);
