import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "planetarium", version: "1.0.0" });

server.tool("star_name", "Name of a star by its number.", { number: z.number() }, async ({ number }) => {
  try {
    let entry;
    try {
      entry = await catalogue.lookup(number);
    } catch {
      entry = await mirror.lookup(number);
    }
    return { content: [{ type: "text", text: entry.name }] };
  } catch (error) {
    throw new Error(`Neither catalogue knows star ${number}.`, { cause: error });
  }
});
