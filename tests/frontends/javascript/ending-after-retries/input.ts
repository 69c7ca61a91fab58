import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "clock-tower", version: "1.0.0" });

server.tool("set_clock", "Sets the clock.", { time: z.string() }, async ({ time }) => {
  let last: unknown;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const shown = await clock.turnTo(time);
      return { content: [{ type: "text", text: shown }] };
    } catch (error) {
      last = error;
    }
  }
  return { content: [{ type: "text", text: `The clock failed three times: ${last}` }], isError: true };
});
