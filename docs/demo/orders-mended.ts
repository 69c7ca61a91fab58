// The order desk of a bulb nursery. Each failure says what is wrong and what to do next, and is marked as a failure.
// orders-faulty.ts is the same server before it was linted.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";

interface Order {
  number: string;
  bulbs: string;
  crates: number;
  state: "open" | "packed" | "cancelled";
}

const orders = new Map<string, Order>([
  ["B2041", { number: "B2041", bulbs: "tulip", crates: 12, state: "open" }],
  ["B2042", { number: "B2042", bulbs: "crocus", crates: 3, state: "packed" }],
]);

const number = z.string().describe("Order number: B and four digits, such as B2041");

const done = (value: unknown): CallToolResult => ({ content: [{ type: "text", text: JSON.stringify(value) }] });

const failed = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });

const noSuchOrder = (given: string): CallToolResult =>
  failed(`There is no order ${given}. Call list_orders to see the numbers that exist, then try again with one of them.`);

async function askPacking(path: string): Promise<unknown> {
  const response = await fetch(`https://packing.example/${path}`, {
    headers: { authorization: `Bearer ${process.env.PACKING_TOKEN}` },
  });
  if (!response.ok) throw new Error(`The packing hall answered ${response.status}. Try again in a minute.`);
  return response.json();
}

const server = new McpServer({ name: "bulb-orders", version: "1.1.0" });

server.registerTool(
  "list_orders",
  { description: "Lists the numbers of all orders, with bulbs and state. Start here when you have no order number." },
  async () => done([...orders.values()].map((order) => ({ number: order.number, bulbs: order.bulbs, state: order.state }))),
);

server.registerTool(
  "show_order",
  { description: "Shows one order with its bulbs, its number of crates and its state.", inputSchema: { number } },
  async ({ number }) => {
    const order = orders.get(number);
    return order ? done(order) : noSuchOrder(number);
  },
);

server.registerTool(
  "delivery_day",
  { description: "Says on which day the carrier brings an order.", inputSchema: { number } },
  async ({ number }) => {
    try {
      return done(await askPacking(`days/${number}`));
    } catch (error) {
      console.error("delivery_day:", error);
      return failed(`The delivery day of ${number} is not known now, since the packing hall cannot be reached. Try again in a minute.`);
    }
  },
);

server.registerTool(
  "reserve_bulbs",
  {
    description: "Sets crates of bulbs aside for an open order.",
    inputSchema: { number, crates: z.number().int().describe("How many crates, 1 to 40") },
  },
  async ({ number, crates }) => {
    if (crates < 1 || crates > 40) return failed(`${crates} crates do not fit on a cart: ask for 1 to 40.`);
    try {
      return done(await askPacking(`reserve/${number}/${crates}`));
    } catch (error) {
      console.error("reserve_bulbs:", error);
      return failed(`Nothing was reserved for ${number}, since the packing hall cannot be reached. Try again in a minute.`);
    }
  },
);

server.registerTool(
  "pack_order",
  { description: "Marks an open order as packed.", inputSchema: { number } },
  async ({ number }) => {
    const order = orders.get(number);
    if (!order) return noSuchOrder(number);
    if (order.state !== "open") return failed(`Order ${number} is ${order.state}: only open orders can be packed.`);
    orders.set(number, { ...order, state: "packed" });
    return done({ number, state: "packed" });
  },
);

server.registerTool(
  "cancel_order",
  { description: "Cancels an open order. This cannot be undone.", inputSchema: { number } },
  async ({ number }) => {
    const order = orders.get(number);
    if (!order) return noSuchOrder(number);
    if (order.state === "packed") return failed(`Order ${number} is packed and can no longer be cancelled. Tell the user so.`);
    orders.set(number, { ...order, state: "cancelled" });
    return done({ number, state: "cancelled" });
  },
);

await server.connect(new StdioServerTransport());
