import { channels } from "../../../sdk/channels.js";
import type { Dialect, Findings, Registration, ServerSite } from "./dialect.js";
import { describedTool } from "./described.js";
import { callsExport, methodOf, partsOf, speaksOf } from "./imports.js";

const PACKAGE = "litemcp";

/** LiteMCP: `server.addTool({ name, description, parameters, execute })`. */
export const liteMcp: Dialect = {
  id: PACKAGE,
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations: Registration[] = [];
    const servers: ServerSite[] = [];
    if (!speaksOf(reading, PACKAGE)) return { registrations, servers, unread: [] };
    for (const call of reading.calls) {
      if (call.type === "NewExpression" && callsExport(reading, call, /^litemcp$/, "LiteMCP")) servers.push({ node: call, module: reading.module, handedOn: true, used: true });
      if (methodOf(call) !== "addTool") continue;
      for (const bindings of reading.contexts(call)) {
        const [config] = partsOf(reading, call, bindings) ?? [];
        const found = config && describedTool(reading, config, call, { schema: ["parameters"], handler: ["execute"], channel: channels.litemcp, args: (args, { schema }) => (schema ? [args] : []) });
        if (found) registrations.push(found);
      }
    }
    return { registrations, servers, unread: [], carrier: channels.litemcp };
  },
};
