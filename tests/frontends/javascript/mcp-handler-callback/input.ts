import { createMcpHandler, withMcpAuth } from "mcp-handler";
import { z } from "zod";

const handler = createMcpHandler(
  async (server) => {
    server.tool("roll", "Roll one die.", { sides: z.number().int().min(2).describe("Number of sides") }, async ({ sides }) => ({
      content: [{ type: "text", text: String(1 + Math.floor(Math.random() * sides)) }],
    }));
    addCoin(server);
  },
  {},
  { basePath: "/api" },
);

function addCoin(server: any) {
  server.registerTool("toss", { description: "Toss a coin." }, async () => {
    throw new Error("The coin rolled away.");
  });
}

const guarded = withMcpAuth(handler, async () => undefined);
export { guarded as GET, guarded as POST };
