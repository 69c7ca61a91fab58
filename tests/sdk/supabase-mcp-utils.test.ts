import { ProtocolError } from "@modelcontextprotocol/server";
import { createMcpServer, tool } from "@supabase/mcp-utils";
import { z } from "zod/v4";
import { channels } from "../../src/sdk/channels.js";
import { prove } from "./proof.js";
import { wire } from "./wire.js";

const given = { protocolError: (code: number, message: string) => new ProtocolError(code, message) };

prove({
  id: "supabase-mcp-utils",
  package: "@supabase/mcp-utils",
  channel: channels["supabase-mcp-utils"],
  async serve(tools) {
    const server = createMcpServer({
      name: "orders",
      version: "1.0.0",
      tools: Object.fromEntries(
        tools.map(({ id, run }) => [id, tool({ description: id, parameters: z.object({}), outputSchema: z.object({ id: z.number() }), execute: async () => run(given) as never })]),
      ),
    });
    const ends = wire();
    await server.connect(ends.server);
    return ends.client;
  },
});
