import { channels } from "../../../sdk/channels.js";
import type { Dialect, Findings, Part, Reading, Registration, ServerSite } from "./dialect.js";
import { objectOf } from "./described.js";
import { callsExport, methodOf, partsOf, speaksOf } from "./imports.js";
import { membersOf, usesOf } from "./official.js";

const PACKAGE = "mcp-use";
const EXPORTS = /^mcp-use(?:\/server)?$/;

/** mcp-use: `server.tool({ name, description, schema, … }, handler)`, and the older form with `inputs` and `cb` in the object. */
export const mcpUse: Dialect = {
  id: PACKAGE,
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations: Registration[] = [];
    const servers: ServerSite[] = [];
    if (!speaksOf(reading, PACKAGE)) return { registrations, servers, unread: [] };
    for (const call of reading.calls) {
      if (callsExport(reading, call, EXPORTS, call.type === "NewExpression" ? "MCPServer" : "createMCPServer")) {
        servers.push({ node: call, module: reading.module, ...usesOf(reading, call) });
      }
      if (methodOf(call) !== "tool") continue;
      for (const bindings of reading.contexts(call)) {
        const [config, handler] = partsOf(reading, call, bindings) ?? [];
        if (config) registrations.push(...fromConfig(reading, call, config, handler));
      }
    }
    return { registrations, servers, unread: [] };
  },
};

function fromConfig(reading: Reading, call: Registration["node"], config: Part, handler: Part | undefined): Registration[] {
  const members = membersOf(reading, config);
  const name = members("name");
  const answers = handler ?? members("cb");
  if (!objectOf(reading, config) || !name || !answers) return [];
  return [
    {
      node: call,
      module: reading.module,
      name,
      title: members("title"),
      description: members("description"),
      schema: members("schema") ?? members("inputs"),
      outputSchema: members("outputSchema"),
      annotations: members("annotations"),
      meta: members("_meta"),
      handler: answers,
      channel: channels["mcp-use"],
      // The arguments come first also where no schema describes them: an empty object.
      args: (args) => [args],
    },
  ];
}
