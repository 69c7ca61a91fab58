import { McpServer, ProtocolError, Server } from "@modelcontextprotocol/server";
import { z } from "zod";
import { channels } from "../../src/sdk/channels.js";
import { listed, named } from "./low-level.js";
import { prove } from "./proof.js";
import { wire } from "./wire.js";

const given = { protocolError: (code: number, message: string) => new ProtocolError(code, message) };

prove({
  id: "sdk-v2",
  package: "@modelcontextprotocol/server",
  part: "McpServer",
  channel: channels["sdk-v2"],
  async serve(tools) {
    const server = new McpServer({ name: "orders", version: "1.0.0" });
    for (const { id, run, declaresOutput } of tools) {
      server.registerTool(id, { description: id, ...(declaresOutput && { outputSchema: z.object({ id: z.number() }) }) }, async () => run(given) as never);
    }
    const ends = wire();
    await server.connect(ends.server);
    return ends.client;
  },
});

prove({
  id: "sdk-v2-low-level",
  package: "@modelcontextprotocol/server",
  part: "Server",
  channel: channels["sdk-v2-low-level"],
  async serve(tools) {
    const server = new Server({ name: "orders", version: "1.0.0" }, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/list", async () => ({ tools: tools.map(listed) }));
    server.setRequestHandler("tools/call", async ({ params }) => named(tools, params.name).run(given) as never);
    const ends = wire();
    await server.connect(ends.server);
    return ends.client;
  },
});
