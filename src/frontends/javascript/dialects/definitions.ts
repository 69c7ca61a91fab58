import type { Module } from "../module.js";
import { bare, isFunction, keyName, type Node } from "../syntax.js";
import type { Machine } from "../values/machine.js";
import { State, type ObjectCell } from "../values/state.js";
import type { Value } from "../values/value.js";
import type { Part, Registration } from "./dialect.js";

/** What a definition object says of a tool, without who answers its calls. */
export type Definition = Omit<Registration, "channel" | "args" | "handler">;

/** Reads `{ name, description, inputSchema, annotations, … }`; null where it is not an object that is known. */
export function definitionOf(machine: Machine, value: Value, module: Module, fallback: Node): Definition | null {
  const cell = value.kind === "ref" ? State.empty(machine.base).cell(value.id) : undefined;
  if (cell?.kind !== "object") return null;
  const part = (name: string): Part | undefined => {
    const member = cell.props.get(name);
    return member ? { value: member.value, node: nodeHere(member.node, cell, module, fallback) } : undefined;
  };
  const name = part("name");
  if (!name) return null;
  return {
    node: nodeHere(cell.node, cell, module, fallback),
    definedElsewhere: cell.frame.module !== module,
    module,
    name,
    title: part("title"),
    description: part("description"),
    schema: part("inputSchema") ?? part("parameters") ?? part("schema") ?? part("paramsSchema") ?? part("argsSchema") ?? part("input"),
    annotations: part("annotations"),
  };
}

/** A node to point at in the linted file: that of the definition, or of the list where it stands in another file. */
const nodeHere = (node: Node, cell: ObjectCell, module: Module, fallback: Node): Node => (cell.frame.module === module ? node : fallback);

/** Members that answer the calls of a tool that an object defines. */
export const HANDLERS = new Set(["handler", "handle", "execute", "run", "callback", "cb", "call", "invoke", "func", "fn"]);
/** Names of the schema that say less by themselves than \`inputSchema\`: they count beside a handler. */
const OTHER_SCHEMAS = new Set(["schema", "parameters", "paramsSchema", "argsSchema", "input"]);

/** Whether an object literal defines a tool by itself: a name, a description and a schema of its input, or of something and a handler. */
export function isDefinition(node: Extract<Node, { type: "ObjectExpression" }>): boolean {
  let name = false;
  let schema = false;
  let described = false;
  let other = false;
  let answers = false;
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const key = keyName(property.key, property.computed);
    if (key === "name") name = isNameLike(property.value);
    else if (key === "inputSchema") schema = true;
    else if (key !== null && OTHER_SCHEMAS.has(key)) other = bare(property.value).type !== "ArrayExpression" && !isHandedOver(node);
    else if (key !== null && HANDLERS.has(key) && isFunction(bare(property.value))) answers = true;
    else if (key === "description") described = true;
    else if (key === "input_schema" || key === "json" || key === "role") return false;
  }
  if (!name || !described || !(schema || (other && answers))) return false;
  const holder = node.parent?.type === "Property" ? keyName(node.parent.key, node.parent.computed) : null;
  return holder !== "toolSpec" && holder !== "function";
}

/** What is given to a function is defined by that function. */
const isHandedOver = (node: Node): boolean => node.parent?.type === "CallExpression" || node.parent?.type === "NewExpression";

const isNameLike = (node: Node): boolean => {
  const inner = bare(node);
  return (inner.type === "Literal" && typeof inner.value === "string") || inner.type === "TemplateLiteral" || inner.type === "Identifier" || inner.type === "MemberExpression";
};

