import { ZodJsonSchemaAdapter } from "@tmcp/adapter-zod";
import { McpError, McpServer } from "tmcp";
import { tool } from "tmcp/utils";
import { z } from "zod";
import { channels } from "../../src/sdk/channels.js";
import { FAILURE } from "./bodies.js";
import { prove } from "./proof.js";
import { wire } from "./wire.js";

const given = { protocolError: (code: number, message: string) => new McpError(code, message) };

prove({
  id: "tmcp",
  package: "tmcp",
  channel: channels.tmcp,
  own: [{ id: "error-helper", run: () => tool.error(FAILURE) }],
  async serve(tools) {
    const server = new McpServer({ name: "orders", version: "1.0.0", description: "Orders." }, { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: {} } });
    for (const { id, run, declaresOutput } of tools) {
      server.tool({ name: id, description: id, ...(declaresOutput && { outputSchema: z.object({ id: z.number() }) }) }, async () => run(given) as never);
    }
    const ends = wire();
    // As its own stdio transport does: one message after another.
    ends.server.onmessage = async (message) => {
      const answer = await server.receive(message as never);
      if (answer) await ends.server.send(answer as never).catch(() => {});
    };
    return ends.client;
  },
});
