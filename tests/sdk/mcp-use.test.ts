import { ProtocolError } from "@modelcontextprotocol/server";
import { error, MCPServer } from "mcp-use";
import { z } from "zod";
import { channels } from "../../src/sdk/channels.js";
import { FAILURE } from "./bodies.js";
import { fetching } from "./fetching.js";
import { prove } from "./proof.js";

const given = { protocolError: (code: number, message: string) => new ProtocolError(code, message) };

prove({
  id: "mcp-use",
  package: "mcp-use",
  channel: channels["mcp-use"],
  own: [{ id: "error-helper", run: () => error(FAILURE) }],
  async serve(tools) {
    const server = new MCPServer({ name: "orders", version: "1.0.0" });
    for (const { id, run, declaresOutput } of tools) {
      server.tool({ name: id, description: id, ...(declaresOutput && { outputSchema: z.object({ id: z.number() }) }) } as never, (async () => run(given)) as never);
    }
    return fetching((request) => server.fetch(request));
  },
});
