import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

type Priced = { ok: true; price: number } | { ok: false; reason: string };

function priceOf(wood: string): Priced {
  if (wood === "ebony") return { ok: false, reason: "Ebony is no longer sold." };
  return { ok: true, price: 80 };
}

server.tool("wood_price", "Price of a wood.", { wood: z.string() }, async ({ wood }) => {
  const priced = priceOf(wood);
  if (!priced.ok) return { content: [{ type: "text", text: priced.reason }] };
  return { content: [{ type: "text", text: `${priced.price} a piece` }] };
});
