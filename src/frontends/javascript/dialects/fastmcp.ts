import { channels } from "../../../sdk/channels.js";
import { dottedName, type Node } from "../syntax.js";
import { cellOf } from "../values/machine.js";
import type { Dialect, Findings, Part, Reading, Registration, ServerSite } from "./dialect.js";
import { methodOf } from "./imports.js";
import { membersOf } from "./official.js";

const PACKAGE = "fastmcp";

/** punkpeye's `fastmcp`: `server.addTool({ name, description, parameters, execute })` and `server.addTools([…])`. */
export const fastmcp: Dialect = {
  id: "fastmcp",
  packages: [PACKAGE],
  find(reading): Findings {
    if (!speaksOf(reading)) return { registrations: [], servers: [], unread: [] };
    const registrations: Registration[] = [];
    const servers: ServerSite[] = [];
    for (const call of reading.calls) {
      if (call.type === "NewExpression" && dottedName(call.callee) === "FastMCP") {
        servers.push({ node: call, module: reading.module, handedOn: true, used: true });
        continue;
      }
      if (call.type !== "CallExpression") continue;
      const [argument] = call.arguments;
      const method = methodOf(call);
      if (!argument || argument.type === "SpreadElement") continue;
      if (method !== "addTool" && method !== "addTools") continue;
      for (const bindings of reading.contexts(call)) {
        const value = reading.machine.staticExpression(argument, reading.module, bindings);
        for (const config of method === "addTool" ? [{ value, node: argument as Node }] : itemsOf(reading, { value, node: argument })) {
          const registration = fromConfig(reading, call, config);
          if (registration) registrations.push(registration);
        }
      }
    }
    return { registrations, servers, unread: [] };
  },
};

/** The file imports fastmcp, or its project has no other SDK. */
const speaksOf = ({ imports, dependencies }: Reading): boolean => imports.has(PACKAGE) || (dependencies.has(PACKAGE) && ![...imports].some((name) => name.startsWith("@modelcontextprotocol/sdk/server")));

function itemsOf(reading: Reading, { value, node }: Part): Part[] {
  const cell = cellOf(reading.machine, value);
  return cell?.kind === "array" ? cell.items.map((item) => ({ value: item.value, node: cell.frame.module === reading.module ? item.node : node })) : [];
}

function fromConfig(reading: Reading, call: Node, config: Part): Registration | null {
  const members = membersOf(reading, config);
  const name = members("name");
  if (!name) return null;
  return {
    node: config.node.type === "ObjectExpression" ? config.node : call,
    module: reading.module,
    name,
    description: members("description"),
    schema: members("parameters"),
    annotations: members("annotations"),
    meta: members("_meta"),
    outputSchema: members("outputSchema"),
    handler: members("execute"),
    channel: channels.fastmcp,
    args: (args) => [args],
  };
}
