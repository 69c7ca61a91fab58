import { channels } from "../../../sdk/channels.js";
import { bare, keyName, type Node } from "../syntax.js";
import { HANDLERS } from "../tool-class.js";
import type { ObjectCell } from "../values/state.js";
import { textOf } from "../values/value.js";
import { describedTool, objectOf } from "./described.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";

const SCHEMAS = ["inputSchema", "parameters", "schema", "paramsSchema", "argsSchema", "input"];
const ANSWERS = [...HANDLERS];

/** Objects whose keys are the names of tools: `{ get_tide: { description, inputSchema, handler } }`. */
export const keyedObjects: Dialect = {
  id: "keyed-objects",
  packages: [],
  byShape: true,
  find(reading): Findings {
    return { registrations: reading.objects.flatMap((node) => fromObject(reading, node)), servers: [], unread: [] };
  },
};

function fromObject(reading: Reading, node: Extract<Node, { type: "ObjectExpression" }>): Registration[] {
  const { machine, module } = reading;
  const isOfTools = /tool/i.test(holderOf(node) ?? "");
  return node.properties.flatMap((property) => {
    const key = property.type === "Property" && !property.method ? keyName(property.key, property.computed) : null;
    if (property.type !== "Property" || key === null) return [];
    const value = bare(property.value);
    if (value.type !== "ObjectExpression" && (!isOfTools || value.type !== "Identifier")) return [];
    const config: Part = { node: property.value, value: machine.staticExpression(property.value, module) };
    const cell = objectOf(reading, config);
    if (!cell || !isEntry(cell, isOfTools)) return [];
    const name = { node: property.key, value: textOf(key, property.key, module) };
    return describedTool(reading, config, property, { name: [], schema: SCHEMAS, handler: ANSWERS, channel: channels.unseen }, { name }) ?? [];
  });
}

/** What says what it is for and what it takes, and leaves its name to its key. */
function isEntry({ props }: ObjectCell, isOfTools: boolean): boolean {
  if (!props.has("description") || props.has("name")) return false;
  const answers = ANSWERS.some((key) => props.get(key)?.value.kind === "function");
  return answers && (props.has("inputSchema") || (isOfTools && SCHEMAS.some((key) => props.has(key))));
}

/** What the object is called: its variable, the key it stands under, or the type that it is written for. */
function holderOf(node: Node): string | null {
  let at = node;
  while (at.parent && /^TS(?:As|Satisfies)Expression$/.test(at.parent.type)) at = at.parent;
  const { parent } = at;
  if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  if (parent?.type === "PropertyDefinition" || parent?.type === "Property") return keyName(parent.key, parent.computed);
  if (parent?.type === "AssignmentExpression" && parent.left.type === "MemberExpression") return keyName(parent.left.property, parent.left.computed);
  return null;
}
