import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

const unknownString = (name: string) => new Error(`No string "${name}"; a violin has G, D, A and E.`);

server.tool("tune", "Tunes one string.", { string: z.string() }, async ({ string }) => {
  if (!["G", "D", "A", "E"].includes(string)) throw unknownString(string);
  return { content: [{ type: "text", text: "Tuned." }] };
});
