import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

enum Shelf {
  Top = "top",
  Floor = "floor",
}
const KINDS = ["hard", "soft"] as const;

const server = new McpServer({ name: "cheese-cellar", version: "1.0.0" });

server.registerTool(
  "count_wheels",
  {
    description: "How many wheels there are.",
    inputSchema: {
      kind: z.enum(KINDS),
      shelf: z.nativeEnum(Shelf),
      side: z.union([z.literal("left"), z.literal("right")]).describe("Side of the aisle"),
      unit: z.literal("wheel"),
      note: z.string().optional().or(z.null()),
    },
  },
  async ({ kind }) => ({ content: [{ type: "text", text: kind }] }),
);
