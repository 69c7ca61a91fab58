// The order desk of a bulb nursery, as it is often written: every tool works, and no failure reaches the model
// as something it can act on. `npm run demo` shows what is wrong; orders-mended.ts is the same server put right.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
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

async function askPacking(path: string): Promise<unknown> {
  const response = await fetch(`https://packing.example/${path}`, {
    headers: { authorization: `Bearer ${process.env.PACKING_TOKEN}` },
  });
  return response.json();
}

const server = new McpServer({ name: "bulb-orders", version: "1.0.0" });

server.tool("count_orders", async () => ({
  content: [{ type: "text", text: `${orders.size} orders` }],
}));

server.registerTool(
  "show_order",
  {
    description: "Shows one order with its bulbs, its number of crates and its state.",
    inputSchema: { number: z.string().describe("Order number, such as B2041") },
  },
  async ({ number }) => {
    const order = orders.get(number);
    if (!order) {
      return { content: [{ type: "text", text: `Error: no order ${number}. Ask for one of ${[...orders.keys()]}.` }] };
    }
    return { content: [{ type: "text", text: JSON.stringify(order) }] };
  },
);

server.registerTool(
  "delivery_day",
  {
    description: "Says on which day the carrier brings an order.",
    inputSchema: { number: z.string().describe("Order number, such as B2041") },
  },
  async ({ number }) => {
    try {
      return { content: [{ type: "text", text: JSON.stringify(await askPacking(`days/${number}`)) }] };
    } catch (error) {
      return {
        content: [{ type: "text", text: `No day for ${number}: ${error instanceof Error && error.message}` }],
        isError: true,
      };
    }
  },
);

server.registerTool(
  "reserve_bulbs",
  {
    description: "Sets crates of bulbs aside for an open order.",
    inputSchema: { number: z.string().describe("Order number, such as B2041"), crates: z.number().int().describe("How many crates") },
  },
  async ({ number, crates }) => {
    if (crates > 40) {
      return { content: [{ type: "text", text: `${crates} crates do not fit on a cart: ask for 1 to 40.`, isError: true }] };
    }
    try {
      return { content: [{ type: "text", text: JSON.stringify(await askPacking(`reserve/${number}/${crates}`)) }] };
    } catch (error) {
      return { content: [{ type: "text", text: "Something went wrong" }], isError: true };
    }
  },
);

server.registerTool(
  "packing_state",
  {
    description: "Says how far the packing of an order is, from the packing hall's own system.",
    inputSchema: { number: z.string().describe("Order number, such as B2041") },
  },
  async ({ number }) => {
    try {
      return { content: [{ type: "text", text: JSON.stringify(await askPacking(`state/${number}`)) }] };
    } catch (error) {
      if (error instanceof TypeError) {
        const text = `The packing hall did not take the token ${process.env.PACKING_TOKEN}: renew it.`;
        return { content: [{ type: "text", text }], isError: true };
      }
      return { content: [{ type: "text", text: `Packing state unknown: ${(error as Error).stack}` }], isError: true };
    }
  },
);

server.registerTool(
  "manage_order",
  {
    description: "Looks at an order, packs it or cancels it.",
    inputSchema: { number: z.string().describe("Order number"), action: z.enum(["get", "pack", "cancel"]).describe("What to do") },
  },
  async ({ number, action }) => {
    const order = orders.get(number);
    if (!order) throw new Error("Order ${number} does not exist: order numbers look like B2041.");
    switch (action) {
      case "get":
        return { content: [{ type: "text", text: JSON.stringify(order) }] };
      case "pack":
        orders.set(number, { ...order, state: "packed" });
        return { content: [{ type: "text", text: JSON.stringify({ success: true, number }) }] };
      case "cancel":
        if (order.state === "packed") {
          return { content: [{ type: "text", text: JSON.stringify({ success: false, reason: "packed orders stay" }) }] };
        }
        orders.delete(number);
        return { content: [{ type: "text", text: JSON.stringify({ success: true, number }) }] };
    }
  },
);

await server.connect(new StdioServerTransport());
