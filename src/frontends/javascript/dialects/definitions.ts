import { bare, isFunction, keyName, type Node } from "../syntax.js";
import { HANDLERS } from "../tool-class.js";
import { keep, type Reached } from "../values/machine.js";
import { stringOf, type Value } from "../values/value.js";
import { memberIn, objectOf } from "./described.js";
import type { Part, Reading, Registration } from "./dialect.js";

/** What a definition object says of a tool, without who answers its calls. */
export type Definition = Omit<Registration, "channel" | "args" | "handler">;

/** Reads `{ name, description, inputSchema, annotations, … }`; null where it is not an object that is known. */
export function definitionOf(reading: Reading, value: Value, fallback: Node): Definition | null {
  const { module } = reading;
  const cell = objectOf(reading, { value });
  if (!cell) return null;
  const isHere = cell.frame.module === module;
  const part = (...names: readonly string[]): Part | undefined => memberIn(reading, cell, names, fallback);
  const name = part("name");
  if (!name) return null;
  return {
    // Of a definition in another file, the list that leads there is what can be pointed at.
    node: isHere ? cell.node : fallback,
    definedElsewhere: !isHere,
    module,
    name,
    title: part("title"),
    description: part("description"),
    schema: part("inputSchema", "parameters", "schema", "paramsSchema", "argsSchema", "input"),
    annotations: part("annotations"),
  };
}

/** The definitions in the `tools` of what answers `tools/list`, each once however many paths lead to it. */
export function listedIn(reading: Reading, answers: readonly Reached[], node: Node): Definition[] {
  const found: Definition[] = [];
  const seen = new Set<string | Node>();
  for (const { value: returned, state } of answers) {
    const result = returned.kind === "ref" ? state.cell(returned.id) : undefined;
    const tools = result?.kind === "object" ? result.props.get("tools")?.value : undefined;
    const list = tools?.kind === "ref" ? state.cell(tools.id) : undefined;
    if (list?.kind !== "array") continue;
    keep(reading.machine, state);
    for (const item of list.items) {
      const definition = definitionOf(reading, item.value, node);
      const key = definition && (stringOf(definition.name.value) ?? definition.node);
      if (!definition || !key || (seen.has(key) && seen.has(definition.node))) continue;
      seen.add(key).add(definition.node);
      found.push(definition);
    }
  }
  return found;
}

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

