import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolRequestSchema, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod/v3";
import type { Channel } from "../../src/model/channel.js";
import { listed, named } from "./low-level.js";
import { prove } from "./proof.js";
import { wire } from "./wire.js";

/** What a server of one line of `@modelcontextprotocol/sdk` 1.x is made of. */
export interface SdkV1 {
  readonly McpServer: typeof McpServer;
  readonly Server: typeof Server;
  readonly McpError: typeof McpError;
  readonly CallToolRequestSchema: typeof CallToolRequestSchema;
  readonly ListToolsRequestSchema: typeof ListToolsRequestSchema;
}


/** Proves a line with both of its servers. */
export function proveSdkV1(folder: string, id: string, sdk: SdkV1, rows: { readonly high: Channel; readonly low: Channel }): void {
  const given = { protocolError: (code: number, message: string) => new sdk.McpError(code, message) };

  prove({
    channel: rows.high,
    id,
    package: folder,
    part: "McpServer",
    async serve(tools) {
      const server = new sdk.McpServer({ name: "orders", version: "1.0.0" });
      for (const { id, run, declaresOutput } of tools) {
        server.registerTool(id, { description: id, ...(declaresOutput && { outputSchema: { id: z.number() } }) }, async () => run(given) as never);
      }
      const ends = wire();
      await server.connect(ends.server);
      return ends.client;
    },
  });

  prove({
    channel: rows.low,
    id: `${id}-low-level`,
    package: folder,
    part: "Server",
    async serve(tools) {
      const server = new sdk.Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });
      server.setRequestHandler(sdk.ListToolsRequestSchema, async () => ({ tools: tools.map(listed) }));
      server.setRequestHandler(sdk.CallToolRequestSchema, async ({ params }) => named(tools, params.name).run(given) as never);
      const ends = wire();
      await server.connect(ends.server);
      return ends.client;
    },
  });
}
