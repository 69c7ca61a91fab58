import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { Beach } from "./beach.js";

const server = new McpServer({ name: "kite-school", version: "1.0.0" });
const beach = new Beach();

server.tool("spot", "A free spot on the beach.", { size: z.number() }, async ({ size }) => {
  const spot = await beach.spot(size);
  return { content: [{ type: "text", text: `Spot ${spot}.` }] };
});
