import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "letterpress", version: "2.1.0" });

server.registerTool(
  "find_type",
  {
    title: "Find type",
    description: "A case of metal type by face and size.",
    inputSchema: { face: z.string().describe("Face, such as Caslon"), points: z.number().optional().describe("Size in points") },
    annotations: { readOnlyHint: true },
  },
  async ({ face, points = 12 }) => {
    const drawer = await drawers.find(face, points);
    if (!drawer) throw new Error(`No ${face} at ${points} points. list_faces shows what is in the cases.`);
    return { content: [{ type: "text", text: drawer.label }] };
  },
);
