import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "mushroom-farm", version: "1.0.0" });

function makeHandler(room: string) {
  return async ({ hour }: { hour: number }) => {
    if (hour > 23) throw new Error(`The log of the ${room} has hours from 0 to 23, not ${hour}.`);
    return { content: [{ type: "text" as const, text: `${room}: 12 °C` }] };
  };
}

server.tool("cold_room_log", "Log of the cold room.", { hour: z.number() }, makeHandler("cold room"));
