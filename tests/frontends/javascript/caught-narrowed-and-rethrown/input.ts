import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

class Locked extends Error {}

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

server.tool("open_case", "Opens a case.", { id: z.string() }, async ({ id }) => {
  try {
    if (locks.has(id)) throw new Locked(`Case ${id} is locked; unlock_case opens it.`);
    return { content: [{ type: "text", text: await cases.open(id) }] };
  } catch (error) {
    if (error instanceof Locked) throw error;
    return { content: [{ type: "text", text: `Case ${id} did not open: ${error}` }], isError: true };
  }
});
