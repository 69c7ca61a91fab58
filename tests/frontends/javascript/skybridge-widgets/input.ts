import { McpServer } from "skybridge/server";
import { z } from "zod";

export const server = new McpServer({ name: "menu", version: "1.0.0" }, { capabilities: {} })
  .registerWidget(
    "show-menu",
    { description: "The card" },
    { description: "Show the menu of a day.", inputSchema: { day: z.string().describe("Day of the week") }, annotations: { readOnlyHint: true } },
    async ({ day }) => {
      if (day === "monday") return { content: [{ type: "text", text: "The kitchen is closed." }], isError: true };
      return { structuredContent: { day }, content: [] };
    },
  )
  .registerTool({ name: "order", description: "Order a dish.", inputSchema: { dish: z.string() } }, async ({ dish }) => ({ content: [{ type: "text", text: `Ordered ${dish}.` }] }));
