import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { MCPServer, MCPTool } from "mcp-framework";
import { channels } from "../../src/sdk/channels.js";
import { fetching } from "./fetching.js";
// It knows schemas only by the classes of the zod 3 that it brings along.
import { z } from "./node_modules/mcp-framework/node_modules/zod/index.js";
import { prove } from "./proof.js";

const given = { protocolError: (code: number, message: string) => new McpError(code, message) };

prove({
  id: "mcp-framework",
  package: "mcp-framework",
  channel: channels["mcp-framework"],
  async serve(tools) {
    const server = new MCPServer({ name: "orders", version: "1.0.0", logging: false });
    for (const { id, run, declaresOutput } of tools) {
      class Tool extends MCPTool {
        name = id;
        description = id;
        schema = z.object({});
        async execute() {
          return run(given);
        }
      }
      class ToolWithOutput extends Tool {
        override outputSchemaShape = z.object({ id: z.number() }) as never;
      }
      server.addTool((declaresOutput ? ToolWithOutput : Tool) as never);
    }
    return fetching((request) => server.handleRequest(request));
  },
});
