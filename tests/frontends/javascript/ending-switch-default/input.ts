import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });

server.tool("dome", "Opens, closes or describes the dome.", { move: z.string() }, async ({ move }) => {
  switch (move) {
    case "open":
      return { content: [{ type: "text", text: "The dome opens." }] };
    case "close":
      return { content: [{ type: "text", text: "The dome closes." }] };
    default:
      return { content: [{ type: "text", text: `The dome cannot ${move}; it can open and close.` }] };
  }
});
