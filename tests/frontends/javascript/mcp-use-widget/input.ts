import { error, MCPServer, text, widget } from "mcp-use/server";
import { z } from "zod";

const server = new MCPServer({ name: "gallery", version: "1.0.0" });
const prints = new Map([["P-1", { title: "Heron" }]]);

server.tool({ name: "show_print", description: "Shows a print.", schema: z.object({ id: z.string() }), widget: { name: "print" } }, async ({ id }) => {
  const print = prints.get(id);
  // The flag of what stands in `output` is lost.
  if (!print) return widget({ props: {}, output: error(`There is no print ${id}. Numbers look like P-1.`) });
  return widget({ props: print, message: `${print.title} is shown.` });
});

server.tool({ name: "list_prints", description: "Lists prints.", widget: { name: "prints" } }, async () => {
  try {
    const more = await fetch("https://prints.example/list");
    return widget({ props: { prints: await more.json() }, output: text("Here are the prints.") });
  } catch (cause) {
    return widget({ props: {}, message: `Error: ${(cause as Error).message}` });
  }
});
