import { channels } from "../../../sdk/channels.js";
import type { Dialect, Findings, Part, Reading, Registration, ServerSite } from "./dialect.js";
import { objectOf } from "./described.js";
import { callsExport, methodOf, partsOf, speaksOf } from "./imports.js";
import { membersOf, usesOf } from "./official.js";

const PACKAGE = "tmcp";

/** tmcp: `server.tool({ name, description, schema, … }, handler)` and `defineTool({ … }, handler)`. */
export const tmcp: Dialect = {
  id: PACKAGE,
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations: Registration[] = [];
    const servers: ServerSite[] = [];
    if (!speaksOf(reading, PACKAGE)) return { registrations, servers, unread: [] };
    for (const call of reading.calls) {
      if (call.type === "NewExpression" && callsExport(reading, call, /^tmcp$/, "McpServer")) {
        servers.push({ node: call, module: reading.module, ...usesOf(reading, call) });
      }
      if (methodOf(call) !== "tool" && !callsExport(reading, call, /^tmcp\/tool$/, "defineTool")) continue;
      for (const bindings of reading.contexts(call)) {
        const [config, handler] = partsOf(reading, call, bindings) ?? [];
        if (config && handler) registrations.push(...fromConfig(reading, call, config, handler));
      }
    }
    return { registrations, servers, unread: [] };
  },
};

function fromConfig(reading: Reading, call: Registration["node"], config: Part, handler: Part): Registration[] {
  const members = membersOf(reading, config);
  const name = members("name");
  if (!objectOf(reading, config) || !name) return [];
  return [
    {
      node: call,
      module: reading.module,
      name,
      title: members("title"),
      description: members("description"),
      schema: members("schema"),
      outputSchema: members("outputSchema"),
      annotations: members("annotations"),
      meta: members("_meta"),
      handler,
      channel: channels.tmcp,
      args: (args, { schema }) => (schema ? [args] : []),
    },
  ];
}
