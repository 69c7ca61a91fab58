import { channels } from "../../../sdk/channels.js";
import { isFunction, keyName, bare, type Node } from "../syntax.js";
import { HANDLERS } from "../tool-class.js";
import { definitionOf, isDefinition } from "./definitions.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";

/** Object literals that define a tool wherever they stand: in a list, a constant, or a file of their own. */
export const objectLiterals: Dialect = {
  id: "object-literals",
  packages: [],
  byShape: true,
  find(reading): Findings {
    const registrations: Registration[] = [];
    for (const node of reading.objects) {
      if (!isDefinition(node) || isCopy(node, reading)) continue;
      const value = reading.machine.staticExpression(node, reading.module);
      const definition = definitionOf(reading, value, node);
      if (definition) registrations.push({ ...definition, node, handler: handlerOf(node, reading), channel: channels.unseen, args: (call) => [call] });
    }
    return { registrations, servers: [], unread: [] };
  },
};

/** `tools.map((tool) => ({ name: tool.name, … }))`: a definition that is handed on in another shape. */
function isCopy(node: Extract<Node, { type: "ObjectExpression" }>, { module }: Reading): boolean {
  return node.properties.some((property) => {
    if (property.type !== "Property" || keyName(property.key, property.computed) !== "name") return false;
    const name = bare(property.value);
    return name.type === "MemberExpression" && name.object.type === "Identifier" && (module.variableOf(name.object)?.defs.some(({ type }) => type === "Parameter") ?? false);
  });
}

function handlerOf(node: Extract<Node, { type: "ObjectExpression" }>, { machine, module }: Reading): Part | undefined {
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const key = keyName(property.key, property.computed);
    if (key === null || !HANDLERS.has(key)) continue;
    const inner = bare(property.value);
    if (isFunction(inner) || inner.type === "Identifier" || inner.type === "CallExpression") return { node: property.value, value: machine.staticExpression(property.value, module) };
  }
  return undefined;
}
