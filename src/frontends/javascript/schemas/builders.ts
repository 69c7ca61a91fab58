import { absent, unknown, type Fact } from "../../../model/fact.js";
import type { Text } from "../../../model/text.js";
import { textFact } from "../handlers/texts.js";
import type { Module } from "../module.js";
import { namesProject } from "../modules.js";
import type { Node } from "../syntax.js";
import type { Member, ObjectCell, State } from "../values/state.js";
import { stringOf, type OpaqueValue, type Value } from "../values/value.js";

/** What a chain of schema builder calls (`z.string().min(1).describe("…")`) says. */
interface Built {
  type: string | null;
  description: Fact<Text> | null;
  values: readonly string[] | null;
  required: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  string: "string",
  email: "string",
  url: "string",
  uuid: "string",
  enum: "string",
  nativeEnum: "string",
  picklist: "string",
  number: "number",
  int: "integer",
  integer: "integer",
  boolean: "boolean",
  bool: "boolean",
  array: "array",
  tuple: "array",
  set: "array",
  object: "object",
  strictObject: "object",
  looseObject: "object",
  record: "object",
  map: "object",
};
const OPTIONAL = new Set(["optional", "nullish", "default", "catch", "prefault", "exactOptional"]);

/** Whether a value is the result of schema builder calls. */
export const isBuilder = (value: Value): value is OpaqueValue => value.kind === "opaque" && value.origin.is === "call" && value.origin.name !== null;

/** Reads a chain of builder calls from the last to the first: the last description wins. */
export function readBuilder(value: OpaqueValue, state: State, at: Node, module: Module): Omit<Built, "description"> & { description: Fact<Text> } {
  const built: Built = { type: null, description: null, values: null, required: true };
  let link: Value | null = value;
  let root: Value | null = null;
  for (let depth = 0; link?.kind === "opaque" && link.origin.is === "call" && depth < 60; depth++) {
    const call: Extract<OpaqueValue["origin"], { is: "call" }> = link.origin;
    const name: string = (call.name ?? "").split(".").pop()!;
    link = readLink(built, name, call.args, state, link.node, link.module) ?? call.receiver;
    root = link ?? call.callee;
  }
  const place = module.placeOf(at);
  return { ...built, description: built.description ?? (root && isOfProject(root) ? unknown("the schema is made by a function that is not read", place) : absent(place)) };
}

/** Whether what a chain begins with is a function of the project, which may describe what it makes. */
function isOfProject(root: Value): boolean {
  if (root.kind === "function") return true;
  if (root.kind !== "opaque") return false;
  const { origin } = root;
  if (origin.is === "member") return isOfProject(origin.object);
  return origin.is === "import" && namesProject(origin.from);
}

/** Takes one call of the chain in; returns the schema to go on with where that is an argument. */
function readLink(built: Built, name: string, args: readonly Value[], state: State, node: Node, module: Module): Value | null {
  if (name === "describe" || name === "description") built.description ??= textFact(args[0], node, module);
  else if (name === "meta" || name === "register" || name === "metadata" || name === "annotate" || name === "annotations") {
    const cell = args.map((arg) => (arg.kind === "ref" ? state.cell(arg.id) : undefined)).find((c) => c?.kind === "object");
    const member = cell?.kind === "object" ? cell.props.get("description") : undefined;
    if (member) built.description ??= textFact(member.value, member.node, module);
  } else if (OPTIONAL.has(name)) {
    built.required = false;
    if (args[0] && isBuilder(args[0])) return args[0];
  } else if (name === "enum" || name === "nativeEnum" || name === "picklist") built.values ??= listed(args[0], state);
  else if (name === "literal") {
    const text = stringOf(args[0]);
    built.values ??= text === null ? listed(args[0], state) : [text];
    if (text !== null) built.type ??= "string";
  } else if (name === "union" || name === "or") {
    const options = name === "union" ? itemsOf(args[0], state) : args;
    const values = options.filter(isBuilder).map((option) => readBuilder(option, state, node, module).values);
    if (values.length > 0 && values.every((v) => v !== null)) built.values ??= values.flat() as string[];
  } else if (name === "preprocess" || name === "pipe" || name === "lazy") {
    // valibot describes a schema by an action further down the pipe.
    for (const action of args) if (action.kind === "opaque" && action.origin.is === "call" && /(?:^|\.)(?:description|metadata)$/.test(action.origin.name ?? "")) readLink(built, action.origin.name!.split(".").pop()!, action.origin.args, state, action.node, action.module);
    const schema = args.find(isBuilder);
    if (schema) return schema;
  }
  if (TYPES[name]) built.type ??= TYPES[name];
  return null;
}

function listed(value: Value | undefined, state: State): readonly string[] | null {
  const strings = itemsOf(value, state).map(stringOf);
  return strings.length > 0 && strings.every((item) => item !== null) ? strings : null;
}

function itemsOf(value: Value | undefined, state: State): readonly Value[] {
  const cell = value?.kind === "ref" ? state.cell(value.id) : undefined;
  if (cell?.kind === "array") return cell.open ? [] : cell.items.map((item) => item.value);
  if (cell?.kind === "object") return cell.open ? [] : [...cell.props.values()].map((member) => member.value);
  return [];
}

/** The members of an object schema, with `.extend`, `.merge`, `.omit` and `.pick` applied; null if it is no object schema. */
export function shapeOf(value: Value, state: State, depth = 0): ObjectCell | null {
  if (value.kind === "ref") {
    const cell = state.cell(value.id);
    return cell?.kind === "object" ? cell : null;
  }
  if (value.kind !== "opaque" || depth > 20) return null;
  const { origin } = value;
  if (origin.is === "member" && (origin.name === "shape" || origin.name === "_shape")) return shapeOf(origin.object, state, depth + 1);
  if (origin.is !== "call") return null;
  const name = (origin.name ?? "").split(".").pop()!;
  const [first] = origin.args;
  if (name === "object" || name === "strictObject" || name === "looseObject") return first ? shapeOf(first, state, depth + 1) : null;
  if (name === "preprocess") return origin.args[1] ? shapeOf(origin.args[1], state, depth + 1) : null;
  if (!origin.receiver) return null;
  const base = shapeOf(origin.receiver, state, depth + 1);
  if (!base) return null;
  if ((name === "extend" || name === "merge" || name === "safeExtend" || name === "and") && first) {
    const more = shapeOf(first, state, depth + 1);
    return more ? { ...base, props: new Map([...base.props, ...more.props]), open: base.open || more.open } : { ...base, open: true };
  }
  if ((name === "omit" || name === "pick") && first) {
    const keys = shapeOf(first, state, depth + 1);
    if (!keys) return { ...base, open: true };
    const props = new Map<string, Member>([...base.props].filter(([key]) => keys.props.has(key) === (name === "pick")));
    return { ...base, props };
  }
  return base;
}
