import { channels } from "../../../sdk/channels.js";
import type { Dialect, Findings, Part } from "./dialect.js";
import { memberIn, objectOf } from "./described.js";
import { exported } from "./file-tools.js";

/** One tool for each file, which a project collects by itself: it exports `metadata` with a name and a description, `inputSchema` and `handler`. */
export const moduleTools: Dialect = {
  id: "module-tools",
  packages: [],
  find(reading): Findings {
    const metadata = exported(reading, "metadata");
    const schema = exported(reading, "inputSchema");
    const handler = exported(reading, "handler");
    const cell = metadata && objectOf(reading, metadata.part);
    const member = (name: string): Part | undefined => (cell ? memberIn(reading, cell, [name], metadata.part.node) : undefined);
    const name = member("name");
    if (!metadata || !schema || handler?.part.value.kind !== "function" || !name || !member("description")) return { registrations: [], servers: [], unread: [] };
    const found = { node: metadata.node, module: reading.module, name, title: member("title"), description: member("description"), annotations: member("annotations") };
    return { registrations: [{ ...found, schema: schema.part, handler: handler.part, channel: channels.unseen, args: (args) => [args] }], servers: [], unread: [] };
  },
};
