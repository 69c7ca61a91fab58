import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  let last: unknown;
  for (let i = 0; i < 3; i++) {
    try {
      return await attempt();
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

const server = new McpServer({ name: "archive", version: "1.0.0" });

server.registerTool("read_page", { description: "A page of the archive.", inputSchema: { page: z.string() } }, async ({ page }) => {
  try {
    const text = await withRetry(async () => {
      await archive.open(page);
      return withRetry(async () => {
        const found = await archive.read();
        if (!found) throw new Error(`Page ${page} has no text layer. Ask for its scan with read_scan.`);
        return found;
      });
    });
    return { content: [{ type: "text", text }] };
  } catch (error) {
    return { content: [{ type: "text", text: `The archive did not answer: ${(error as Error).message}` }], isError: true };
  }
});
