import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "mushroom-farm", version: "1.0.0" });
const config = { description: "Humidity of one tunnel.", inputSchema: { tunnel: z.string() } };

async function humidity({ tunnel }: { tunnel: string }) {
  const sensor = sensors.get(tunnel);
  if (!sensor) throw new Error(`Tunnel ${tunnel} has no sensor; tunnels are named A to F.`);
  return { content: [{ type: "text" as const, text: `${sensor.humidity} %` }] };
}

server.registerTool("humidity", config, humidity);
