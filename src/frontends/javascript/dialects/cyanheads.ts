import { channels } from "../../../sdk/channels.js";
import type { Dialect, Findings, Registration } from "./dialect.js";
import { describedTool } from "./described.js";
import { callsExport, partsOf } from "./imports.js";

const PACKAGE = "@cyanheads/mcp-ts-core";

/** `@cyanheads/mcp-ts-core`: `tool(name, { description, input, output, annotations, handler })`. */
export const cyanheads: Dialect = {
  id: "cyanheads",
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations = reading.calls.flatMap((call): Registration[] => {
      if (!callsExport(reading, call, /^@cyanheads\/mcp-ts-core(?:\/|$)/, "tool")) return [];
      const [name, config] = partsOf(reading, call) ?? [];
      const found = name && config && describedTool(reading, config, call, { name: [], schema: ["input"], outputSchema: "output", handler: ["handler"], channel: channels.unseen }, { name });
      return found ? [found] : [];
    });
    return { registrations, servers: [], unread: [] };
  },
};
