import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "clock-tower", version: "1.0.0" });

server.tool("face", "State of one face.", { side: z.enum(["north", "south"]) }, async ({ side }) => {
  let text: string;
  let isError = false;
  switch (side) {
    case "north":
      text = "The north face is lit.";
      break;
    default:
      text = "Error: the south face has no lamp.";
      isError = true;
  }
  return { content: [{ type: "text", text }], isError };
});
