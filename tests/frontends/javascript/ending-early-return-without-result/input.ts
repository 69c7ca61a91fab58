import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });

server.tool("dim", "Dims the hall.", { level: z.number() }, async ({ level }) => {
  if (level < 0) return;
  await hall.dim(level);
});

server.tool("brighten", "Brightens the hall.", async () => "The hall is bright.");

server.tool("hall", "State of the hall.", async () => ({ lights: "off", seats: 120 }));
