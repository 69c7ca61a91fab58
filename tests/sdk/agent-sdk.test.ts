import { createSdkMcpServer, tool } from "@anthropic-ai/claude-agent-sdk";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { channels } from "../../src/sdk/channels.js";
import { prove } from "./proof.js";
import { wire } from "./wire.js";

const given = { protocolError: (code: number, message: string) => new McpError(code, message) };

prove({
  id: "agent-sdk",
  package: "@anthropic-ai/claude-agent-sdk",
  channel: channels["agent-sdk"],
  async serve(tools) {
    const { instance } = createSdkMcpServer({ name: "orders", tools: tools.map(({ id, run }) => tool(id, id, {}, async () => run(given) as never)) });
    const ends = wire();
    await instance.connect(ends.server);
    return ends.client;
  },
});
