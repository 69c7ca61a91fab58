import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });

server.tool("turn_projector", "Turns the projector.", { degrees: z.number() }, async ({ degrees }) => {
  const lock = await projector.lock();
  try {
    if (degrees > 360) throw new RangeError(`Turn by 0 to 360 degrees, not by ${degrees}.`);
    await projector.turn(degrees);
    return { content: [{ type: "text", text: "Turned." }] };
  } finally {
    await lock.release();
  }
});
