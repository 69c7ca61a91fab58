import { channels } from "../../../sdk/channels.js";
import type { Node } from "../syntax.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";
import { describedTool, objectOf } from "./described.js";
import { methodOf, partsOf } from "./imports.js";
import { fromRegisterTool } from "./official.js";

type Call = Extract<Node, { type: "CallExpression" }>;

/** Skybridge: `server.registerWidget(name, resource, config, handler)`, and `registerTool` in both of its forms. */
export const skybridge: Dialect = {
  id: "skybridge",
  packages: ["skybridge"],
  find(reading): Findings {
    if (![...reading.imports].some((name) => /^skybridge(?:\/|$)/.test(name))) return { registrations: [], servers: [], unread: [] };
    const registrations = reading.calls.flatMap((call): Registration[] => {
      const method = methodOf(call);
      if (method !== "registerWidget" && method !== "registerTool") return [];
      return reading.contexts(call).flatMap((bindings) => fromParts(reading, call as Call, method, partsOf(reading, call, bindings) ?? []));
    });
    return { registrations, servers: [], unread: [] };
  },
};

function fromParts(reading: Reading, call: Call, method: string, parts: readonly Part[]): Registration[] {
  const [first, second, ...rest] = parts;
  if (!first || !second) return [];
  if (method === "registerTool" && objectOf(reading, first)) {
    const found = describedTool(reading, first, call, { schema: ["inputSchema"], channel: channels["sdk-v1"] }, { handler: second });
    return found ? [found] : [];
  }
  // A widget has its resource between the name and the tool.
  const given = method === "registerWidget" ? [first, ...rest] : parts;
  return given.length >= 2 ? [fromRegisterTool(reading, call, given, "sdk-v1")] : [];
}
