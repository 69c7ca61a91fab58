import { McpServer, McpError } from "tmcp";
import { defineTool } from "tmcp/tool";
import { tool } from "tmcp/utils";
import * as v from "valibot";

const shelf = new Map([["a1", "Moby-Dick"]]);

const lend = defineTool(
  {
    name: "lend_book",
    title: "Lend a book",
    description: "Lend one book.",
    schema: v.object({ id: v.pipe(v.string(), v.description("Number of the book, such as a1")) }),
  },
  async ({ id }) => {
    const title = shelf.get(id);
    if (!title) return tool.error(`There is no book ${id}.`);
    shelf.delete(id);
    return tool.structured({ id, title });
  },
);

const server = new McpServer({ name: "books", version: "1.0.0" }, { capabilities: { tools: {} } });
server.tool(lend);
server.tool({ name: "count_books", description: "Count the books.", annotations: { readOnlyHint: true } }, () => tool.text(`${shelf.size} books`));
server.tool({ name: "audit", description: "Compare the list with the shelf." }, async () => {
  const gaps = ["a7", "a9"].map((id) => tool.text(`${id} is missing`));
  if (shelf.size === 0) return tool.mix([tool.error("The shelf is empty."), ...gaps]);
  if (shelf.size > 100) throw new McpError(-32603, "Too many books to compare.");
  return tool.mix([tool.text("Compared."), tool.media("image", new Uint8Array(), "image/png")]);
});
