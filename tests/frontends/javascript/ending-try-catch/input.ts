import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });

server.tool("sky_at", "The sky at a time.", { time: z.string() }, async ({ time }) => {
  try {
    const sky = await render(time);
    return { content: [{ type: "text", text: sky.summary }] };
  } catch (error) {
    return { content: [{ type: "text", text: `Could not draw the sky at ${time}: ${error.message}` }] };
  }
});
