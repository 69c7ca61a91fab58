import { channels } from "../../../sdk/channels.js";
import type { Dialect, Findings, Registration } from "./dialect.js";
import { describedTool, keyOf } from "./described.js";
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
