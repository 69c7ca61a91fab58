import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "radio-mast", version: "1.0.0" });

server.tool("signal", "Strength of a signal.", { channel: z.number() }, async ({ channel }) => {
  const apiKey = process.env.MAST_KEY;
  try {
    const res = await fetch(`https://mast.example/${channel}`, { headers: { authorization: `Bearer ${apiKey}` } });
    if (!res.ok) throw new Error(`The mast answered: ${await res.text()}`);
    return { content: [{ type: "text", text: await res.text() }] };
  } catch (error) {
    const where = `${__dirname}/mast.log`;
    return { content: [{ type: "text", text: `Failed on ${channel} with ${apiKey}: ${error.stack} ${JSON.stringify(error)} ${error instanceof Error && error.message}, see ${where}` }], isError: true };
  }
});
