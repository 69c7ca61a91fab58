import { channels } from "../../../sdk/channels.js";
import type { Dialect, Findings, Registration } from "./dialect.js";
import { callsExport, partsOf } from "./imports.js";
import { membersOf } from "./official.js";

const PACKAGE = "@anthropic-ai/claude-agent-sdk";

/** The Claude Agent SDK: `tool(name, description, shape, handler, { annotations })`, wherever the list of tools is put together. */
export const agentSdk: Dialect = {
  id: "agent-sdk",
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations: Registration[] = [];
    const unread: { node: Registration["node"]; reason: string }[] = [];
    if (!reading.imports.has(PACKAGE)) return { registrations, servers: [], unread };
    for (const call of reading.calls) {
      if (call.type !== "CallExpression" || !callsExport(reading, call, /^@anthropic-ai\/claude-agent-sdk$/, "tool")) continue;
      for (const bindings of reading.contexts(call)) {
        const parts = partsOf(reading, call, bindings);
        if (!parts) unread.push({ node: call, reason: "its arguments are spread from a list" });
        const [name, description, schema, handler, extras] = parts ?? [];
        if (!name || !handler) continue;
        const annotations = extras && membersOf(reading, extras)("annotations");
        registrations.push({ node: call, module: reading.module, name, description, schema, annotations, handler, channel: channels["agent-sdk"], args: (args) => [args] });
      }
    }
    return { registrations, servers: [], unread };
  },
};
