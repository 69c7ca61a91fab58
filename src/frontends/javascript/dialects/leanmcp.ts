import { channels } from "../../../sdk/channels.js";
import { bare, keyName, type ClassNode, type Node } from "../syntax.js";
import { keep, outermost } from "../values/machine.js";
import { State, type Member } from "../values/state.js";
import { textOf, type Value } from "../values/value.js";
import type { Dialect, Findings, Part, Reading, Registration } from "./dialect.js";
import { decoratedMethods, decorationOf, type DecoratedMethod } from "./decorators.js";
import { memberIn, objectOf } from "./described.js";

const PACKAGE = "@leanmcp/core";
const EXPORTS = /^@leanmcp\/core(?:\/|$)/;
const TYPES: Readonly<Record<string, string>> = { TSStringKeyword: "string", TSNumberKeyword: "number", TSBooleanKeyword: "boolean", TSArrayType: "array" };

/** LeanMCP: `@Tool({ description, inputClass })` on a method that the tool is called like; the fields of the class are the schema. */
export const leanMcp: Dialect = {
  id: "leanmcp",
  packages: [PACKAGE],
  find(reading): Findings {
    const registrations = decoratedMethods(reading, EXPORTS, "Tool").map((method) => fromMethod(reading, method));
    return { registrations, servers: [], unread: [], ...(registrations.length > 0 ? { carrier: channels.leanmcp } : {}) };
  },
};

function fromMethod(reading: Reading, { name, handler, config, node }: DecoratedMethod): Registration {
  const cell = config && objectOf(reading, config);
  const part = (key: string): Part | undefined => (cell ? memberIn(reading, cell, [key], node) : undefined);
  return {
    node,
    module: reading.module,
    name,
    title: part("title"),
    description: config && !cell ? config : part("description"),
    schema: schemaOf(reading, part("inputClass")),
    annotations: part("annotations"),
    handler,
    channel: channels.leanmcp,
    args: (call) => [call],
  };
}

/** The JSON Schema that the fields of an input class amount to. */
function schemaOf(reading: Reading, part: Part | undefined): Part | undefined {
  if (part?.value.kind !== "class") return part;
  const { machine } = reading;
  const { node: cls, module } = part.value;
  const state = State.empty(machine.base, module);
  const frame = outermost(module);
  const object = (node: Node, props: ReadonlyMap<string, Member>): Value => machine.allocate({ kind: "object", node, frame, props, open: false, of: null }, state);
  const properties = new Map<string, Member>();
  const required: { value: Value; node: Node; many: boolean }[] = [];
  for (const field of cls.body.body) {
    if (field.type !== "PropertyDefinition" || field.static) continue;
    const name = keyName(field.key, field.computed);
    if (name === null) continue;
    const own = new Map<string, Member>();
    const type = TYPES[field.typeAnnotation?.typeAnnotation.type ?? ""];
    if (type) own.set("type", { value: textOf(type, field, module), node: field });
    for (const [key, member] of constraintsOf(reading, field, part.value.module === reading.module)) own.set(key, member);
    properties.set(name, { value: object(field, own), node: field });
    if (!isOptional(field)) required.push({ value: textOf(name, field, module), node: field, many: false });
  }
  const list = machine.allocate({ kind: "array", node: cls, frame, items: required, open: false }, state);
  const members = new Map<string, Member>([
    ["type", { value: textOf("object", cls, module), node: cls }],
    ["properties", { value: object(cls, properties), node: cls }],
    ["required", { value: list, node: cls }],
  ]);
  const value = object(cls, members);
  keep(machine, state);
  return { value, node: part.node };
}

/** What `@SchemaConstraint({ … })` says of a field. */
function constraintsOf(reading: Reading, field: ClassNode["body"]["body"][number], isHere: boolean): ReadonlyMap<string, Member> {
  const decoration = isHere ? decorationOf(reading, field, EXPORTS, "SchemaConstraint") : null;
  const cell = decoration?.config && objectOf(reading, decoration.config);
  return cell ? cell.props : new Map<string, Member>();
}

const isOptional = (field: ClassNode["body"]["body"][number]): boolean =>
  field.type === "PropertyDefinition" && (field.optional || field.decorators.some(({ expression }) => {
    const inner = bare(expression);
    return inner.type === "CallExpression" && inner.callee.type === "Identifier" && inner.callee.name === "Optional";
  }));
