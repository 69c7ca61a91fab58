import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "canal-locks", version: "1.0.0" });

server.tool("move_boat", "Moves a boat through a lock.", { boat: z.string() }, async ({ boat }) => {
  const done = await keeper.move(boat);
  return { content: [{ type: "text", text: done.ok ? "Moved." : `The keeper refused ${boat}.` }], isError: !done.ok };
});
