// A project that serves by @modelcontextprotocol/sdk.
import "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { definePageTool } from "./define.js";

export const turn = definePageTool({
  name: "turn_page",
  description: "Turn to a page.",
  schema: { page: z.number() },
  handler: async ({ page }: { page: number }) => {
    if (page > 80) throw new Error(`There is no page ${page}: the last one is 80.`);
    return { content: [{ type: "text", text: `Page ${page}` }] };
  },
});
