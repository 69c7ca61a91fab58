import path from "node:path";
import { channels } from "../../../sdk/channels.js";
import { bare, type Node } from "../syntax.js";
import { textOf } from "../values/value.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";
import { describedTool } from "./described.js";
import { partsOf } from "./imports.js";

const PACKAGE = "@nuxtjs/mcp-toolkit";

/** The MCP toolkit of Nuxt: `export default defineMcpTool({ name, description, inputSchema, handler })`, with a name from the file where none is given. */
export const nuxt: Dialect = {
  id: "nuxt",
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations = reading.calls.flatMap((call): Registration[] => {
      if (call.type !== "CallExpression" || !isDefine(bare(call.callee))) return [];
      const [config] = partsOf(reading, call) ?? [];
      const found = config && describedTool(reading, config, call, { schema: ["inputSchema"], handler: ["handler"], channel: channels.nuxt, args: (args, { schema }) => (schema ? [args] : []) }, { name: nameOf(reading, call) });
      return found ? [found] : [];
    });
    return { registrations, servers: [], unread: [] };
  },
};

/** It needs no import: Nuxt brings it. */
const isDefine = (callee: Node): boolean => callee.type === "Identifier" && callee.name === "defineMcpTool";

function nameOf({ module }: Reading, call: Node): Part | undefined {
  if (call.parent?.type !== "ExportDefaultDeclaration") return undefined;
  return { node: call, value: textOf(path.basename(module.path).replace(/\.[^.]+$/, ""), call, module) };
}
