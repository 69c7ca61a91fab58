import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const server = new McpServer({ name: "letterpress", version: "3.0.0" });

server.registerTool(
  "ink_stock",
  {
    description: "How much ink is left.",
    inputSchema: z.object({ colour: z.enum(["black", "red", "blue"]).meta({ description: "Colour of the ink" }), tins: z.array(z.string()).nullish() }),
  },
  async ({ colour }) => {
    if (colour === "blue") return { content: [{ type: "text", text: "No blue ink is left; order some first." }], isError: true };
    return { content: [{ type: "text", text: `Enough ${colour}.` }] };
  },
);
