import { channels } from "../../../sdk/channels.js";
import type { Dialect, Findings, Part, Reading, Registration, ServerSite } from "./dialect.js";
import { objectOf } from "./described.js";
import { callsExport, methodOf, partsOf, speaksOf } from "./imports.js";
import { membersOf, usesOf } from "./official.js";

const PACKAGE = "mcp-lite";

/** mcp-lite: `server.tool(name, { description, inputSchema, handler })`, also in a chain. */
export const mcpLite: Dialect = {
  id: PACKAGE,
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations: Registration[] = [];
    const servers: ServerSite[] = [];
    if (!speaksOf(reading, PACKAGE)) return { registrations, servers, unread: [] };
    for (const call of reading.calls) {
      if (call.type === "NewExpression" && callsExport(reading, call, /^mcp-lite$/, "McpServer")) {
        servers.push({ node: call, module: reading.module, ...usesOf(reading, call) });
      }
      if (methodOf(call) !== "tool") continue;
      for (const bindings of reading.contexts(call)) {
        const [name, config] = partsOf(reading, call, bindings) ?? [];
        if (name && config && isConfig(reading, config)) registrations.push(fromConfig(reading, name, config));
      }
    }
    // In a chain the last call is the outermost.
    registrations.sort((a, b) => a.name.node.range[0] - b.name.node.range[0]);
    return { registrations, servers, unread: [] };
  },
};

/** An object that holds a handler, or one that is not read. */
function isConfig(reading: Reading, config: Part): boolean {
  const { value } = config;
  if (value.kind === "opaque") return value.origin.is !== "call" && value.origin.is !== "import";
  const cell = objectOf(reading, config);
  return cell !== null && (cell.props.has("handler") || cell.open);
}

function fromConfig(reading: Reading, name: Part, config: Part): Registration {
  const members = membersOf(reading, config);
  return {
    node: config.node,
    module: reading.module,
    name,
    title: members("title"),
    description: members("description"),
    schema: members("inputSchema"),
    outputSchema: members("outputSchema"),
    annotations: members("annotations"),
    meta: members("_meta"),
    handler: members("handler"),
    channel: channels["mcp-lite"],
    // Arguments come first, whether they are described or not.
    args: (args) => [args],
  };
}
