/** A server with one tool whose failure looks like a success. The fault stands on line 11. */
export const FAULTY_SERVER = `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "seed-bank", version: "1.0.0" });

server.tool("germination", "Germination rate of one seed lot.", { lot: z.string().describe("Lot, such as L7") }, async ({ lot }) => {
  try {
    const response = await fetch("https://seeds.example/" + lot);
    return { content: [{ type: "text", text: await response.text() }] };
  } catch (error) {
    return { content: [{ type: "text", text: "Error: lot " + lot + " could not be read: " + String(error) }] };
  }
});
`;

/** A file that has nothing to do with MCP. */
export const PLAIN_FILE = `export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);\n`;
