import { channels } from "../../../sdk/channels.js";
import { keyName, type Node } from "../syntax.js";
import { textOf } from "../values/value.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";
import { describedTool } from "./described.js";
import { callsExport, partsOf } from "./imports.js";

/** `@supabase/mcp-utils`: `{ tool_name: tool({ description, parameters, execute }) }`, where the key is the name. */
export const supabase: Dialect = {
  id: "supabase",
  packages: ["@supabase/mcp-utils"],
  find(reading): Findings {
    const registrations = reading.calls.flatMap((call): Registration[] => {
      if (!callsExport(reading, call, /^@supabase\/mcp-utils$/, "tool")) return [];
      const [config] = partsOf(reading, call) ?? [];
      const found = config && describedTool(reading, config, call, { name: [], schema: ["parameters"], handler: ["execute"], channel: channels["supabase-mcp-utils"] }, { name: keyOf(reading, call) });
      return found ? [found] : [];
    });
    return { registrations, servers: [], unread: [] };
  },
};

/** The key of an object literal under which a call stands. */
export function keyOf({ module }: Reading, call: Node): Part | undefined {
  const property = call.parent;
  if (property?.type !== "Property" || property.value !== call || property.parent.type !== "ObjectExpression") return undefined;
  const key = keyName(property.key, property.computed);
  return key === null ? undefined : { node: property.key, value: textOf(key, property.key, module) };
}
