import { channels } from "../../../sdk/channels.js";
import type { ClassNode } from "../syntax.js";
import { basesOf } from "../values/construct.js";
import type { ClassValue } from "../values/value.js";
import { classPart } from "./class-members.js";
import type { Dialect, Findings, Part, Reading, Registration, ServerSite } from "./dialect.js";
import { callsExport, speaksOf } from "./imports.js";

const PACKAGE = "mcp-framework";

/** mcp-framework: `class X extends MCPTool { name; description; schema; async execute(input) }`, also below base classes of the project. */
export const mcpFramework: Dialect = {
  id: PACKAGE,
  packages: [PACKAGE],
  find(reading): Findings {
    if (!speaksOf(reading, PACKAGE)) return { registrations: [], servers: [], unread: [] };
    // Its tools are found by their folder.
    const servers = reading.calls.flatMap((node): ServerSite[] => (node.type === "NewExpression" && callsExport(reading, node, /^mcp-framework$/, "MCPServer") ? [{ node, module: reading.module, handedOn: true, used: true }] : []));
    return { registrations: reading.classes.flatMap((node) => fromClass(reading, node)), servers, unread: [], ...(reading.imports.has(PACKAGE) && { carrier: channels[PACKAGE] }) };
  },
};

function fromClass(reading: Reading, node: ClassNode): Registration[] {
  const { machine, module } = reading;
  const cls: ClassValue = { kind: "class", node, module };
  if (!node.superClass || !basesOf(machine, cls).includes("MCPTool")) return [];
  const member = (name: string): Part | undefined => classPart(reading, node, name);
  const name = member("name");
  // A class without a name of its own is the base of others.
  if (!name || node.abstract) return [];
  return [
    {
      node,
      module,
      name,
      title: member("title"),
      description: member("description"),
      schema: member("schema"),
      outputSchema: member("outputSchemaShape"),
      annotations: member("annotations"),
      handler: member("execute"),
      channel: channels[PACKAGE],
      args: (args) => [args],
    },
  ];
}
