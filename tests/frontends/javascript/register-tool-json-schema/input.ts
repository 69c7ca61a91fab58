import { McpServer, fromJsonSchema } from "@modelcontextprotocol/server";

const server = new McpServer({ name: "letterpress", version: "3.0.0" });

server.registerTool(
  "proof_sheet",
  {
    description: "A proof of one forme.",
    inputSchema: fromJsonSchema({
      type: "object",
      properties: {
        forme: { type: "string", description: "Number of the forme" },
        copies: { type: "integer" },
        paper: { type: "string", enum: ["news", "laid"] },
      },
      required: ["forme"],
    }),
  },
  async ({ forme }) => ({ content: [{ type: "text", text: `Proof of forme ${forme}.` }] }),
);
