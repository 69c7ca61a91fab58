import { McpServer, RpcError, StreamableHttpTransport } from "mcp-lite";
import { z } from "zod";
import { channels } from "../../src/sdk/channels.js";
import { fetching } from "./fetching.js";
import { prove } from "./proof.js";

const given = { protocolError: (code: number, message: string) => new RpcError(code, message) };

prove({
  id: "mcp-lite",
  package: "mcp-lite",
  channel: channels["mcp-lite"],
  async serve(tools) {
    const server = new McpServer({ name: "orders", version: "1.0.0", schemaAdapter: (schema) => z.toJSONSchema(schema as z.ZodType) });
    for (const { id, run, declaresOutput } of tools) {
      server.tool(id, { description: id, ...(declaresOutput && { outputSchema: z.object({ id: z.number() }) }), handler: async () => run(given) as never });
    }
    return fetching(new StreamableHttpTransport().bind(server));
  },
});
