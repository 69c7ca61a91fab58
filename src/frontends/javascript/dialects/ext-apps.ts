import type { Dialect, Findings, Registration } from "./dialect.js";
import { callsExport, partsOf } from "./imports.js";
import { fromRegisterTool, lineOf } from "./official.js";

const EXPORTS = /^@modelcontextprotocol\/ext-apps(?:\/|$)/;

/** MCP Apps: `registerAppTool(server, name, config, handler)`, which registers a tool of the official server. */
export const extApps: Dialect = {
  id: "ext-apps",
  packages: ["@modelcontextprotocol/ext-apps"],
  find(reading): Findings {
    const registrations = reading.calls.flatMap((call): Registration[] => {
      if (call.type !== "CallExpression" || !callsExport(reading, call, EXPORTS, "registerAppTool")) return [];
      return reading.contexts(call).flatMap((bindings): Registration[] => {
        const [, ...parts] = partsOf(reading, call, bindings) ?? [];
        return parts.length >= 2 ? [fromRegisterTool(reading, call, parts, lineOf(reading))] : [];
      });
    });
    return { registrations, servers: [], unread: [] };
  },
};
