import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { defineMcpTool } from "@nuxtjs/mcp-toolkit/server";
import { z } from "zod";
import { channels } from "../../src/sdk/channels.js";
// The part of the module that makes the server, without Nuxt (see vitest.config.ts).
import { createMcpServer } from "./node_modules/@nuxtjs/mcp-toolkit/dist/runtime/server/mcp/utils.js";
import { prove } from "./proof.js";
import { wire } from "./wire.js";

const given = { protocolError: (code: number, message: string) => new McpError(code, message) };

prove({
  id: "nuxt",
  package: "@nuxtjs/mcp-toolkit",
  channel: channels.nuxt,
  async serve(tools) {
    const server = await createMcpServer({
      name: "orders",
      version: "1.0.0",
      resources: [],
      prompts: [],
      tools: tools.map(({ id, run, declaresOutput }) =>
        defineMcpTool({ name: id, description: id, ...(declaresOutput && { outputSchema: { id: z.number() } }), handler: async () => run(given) as never }),
      ),
    } as never);
    const ends = wire();
    await server.connect(ends.server);
    return ends.client;
  },
});
