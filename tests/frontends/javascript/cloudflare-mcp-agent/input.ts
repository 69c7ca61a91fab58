import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { McpAgent } from "agents/mcp";
import { z } from "zod";

export class Kiosk extends McpAgent<Env> {
  server = new McpServer({ name: "kiosk", version: "1.0.0" });

  async init() {
    this.server.tool("price", "Tell the price of a paper.", { paper: z.string().describe("Name of the paper") }, async ({ paper }) => {
      const price = await this.env.PRICES.get(paper);
      if (price === null) return this.refuse(`No price for ${paper}.`);
      return { content: [{ type: "text", text: price }] };
    });
    this.server.registerTool("order", { description: "Order a paper.", inputSchema: { paper: z.string() } }, this.order.bind(this));
  }

  private async order({ paper }: { paper: string }) {
    await this.env.ORDERS.put(paper, "1");
    return { content: [{ type: "text" as const, text: "Ordered." }] };
  }

  private refuse(text: string) {
    return { content: [{ type: "text" as const, text }], isError: true };
  }
}

interface Env {
  PRICES: { get(key: string): Promise<string | null> };
  ORDERS: { put(key: string, value: string): Promise<void> };
}
