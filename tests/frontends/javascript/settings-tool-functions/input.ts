import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { folding } from "@acme/papers";
import { desk } from "./desk.js";

const server = new McpServer({ name: "bindery", version: "1.0.0" });

function describe(definition: { label: string; about: string; takes: z.ZodRawShape; answer: (args: never) => unknown }) {
  server.registerTool(definition.label, { description: definition.about, inputSchema: definition.takes }, definition.answer as never);
}

export const bind = describe({
  label: "bind_book",
  about: "not where the settings say",
  description: "Bind a book.",
  takes: { title: z.string().describe("Title on the spine") },
  answer: async ({ title }: { title: string }) => {
    if (title.length > 40) throw new Error(`"${title}" does not fit on the spine: 40 letters at most.`);
    return { content: [{ type: "text", text: `"${title}" is bound.` }] };
  },
});

desk.offer("price_book", "Price of a binding.", z.object({ pages: z.number() }), async (_session: unknown, { pages }: { pages: number }) => {
  return pages > 900 ? `Error: ${pages} pages are too many.` : `${pages * 2} crowns`;
});

export const tools = {
  cut_paper: desk.keyed("reams", { description: "Cut paper." }, async () => ({ content: [] })),
  fold_paper: desk.keyed("reams", folding({ sheets: 4 }), async () => ({ content: [] })),
};

for (const args of [[1], [2]]) desk.offer(...args);
