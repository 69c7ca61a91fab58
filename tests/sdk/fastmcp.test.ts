import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { FastMCP, UserError } from "fastmcp";
import { z } from "zod";
import { channels } from "../../src/sdk/channels.js";
import { FAILURE } from "./bodies.js";
import { prove } from "./proof.js";
import { wire } from "./wire.js";

const given = { protocolError: (code: number, message: string) => new McpError(code, message) };

prove({
  id: "fastmcp",
  package: "fastmcp",
  channel: channels.fastmcp,
  own: [
    {
      id: "thrown-user-error",
      run: () => {
        throw new UserError(FAILURE, { order: 42 });
      },
    },
  ],
  async serve(tools) {
    const server = new FastMCP({ name: "orders", version: "1.0.0" });
    for (const { id, run, declaresOutput } of tools) {
      server.addTool({ name: id, description: id, ...(declaresOutput && { outputSchema: z.object({ id: z.number() }) }), execute: async () => run(given) as never });
    }
    const ends = wire();
    await server.connect(ends.server);
    return ends.client;
  },
});
