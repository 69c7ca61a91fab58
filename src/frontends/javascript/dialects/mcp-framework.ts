import { channels } from "../../../sdk/channels.js";
import { keyName, type ClassNode, type Node } from "../syntax.js";
import { basesOf } from "../values/construct.js";
import type { ClassValue } from "../values/value.js";
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
  const self = machine.instanceOf(cls);
  const member = (name: string): Part | undefined => {
    const value = machine.classMember(cls, name, self, false);
    return value ? { value, node: nodeOf(node, name) } : undefined;
  };
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

/** Where a class says a member: its value, its method, or the name of the class where a base says it. */
function nodeOf(cls: ClassNode, name: string): Node {
  for (const member of cls.body.body) {
    if (member.type !== "PropertyDefinition" && member.type !== "MethodDefinition") continue;
    if (!member.static && keyName(member.key, member.computed) === name) return member.type === "PropertyDefinition" ? (member.value ?? member) : member;
  }
  return cls.id ?? cls;
}
