import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "violin-workshop", version: "1.0.0" });

async function ordersOf(customer: string) {
  try {
    return await book.ordersOf(customer);
  } catch {
    return [];
  }
}

server.tool("orders", "Orders of a customer.", { customer: z.string() }, async ({ customer }) => {
  const orders = await ordersOf(customer);
  return { content: [{ type: "text", text: JSON.stringify(orders) }] };
});
