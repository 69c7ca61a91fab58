import { absent, known, unknown, type Fact } from "../../../model/fact.js";
import type { Parameter } from "../../../model/parameter.js";
import type { Text } from "../../../model/text.js";
import type { Module } from "../module.js";
import type { Node } from "../syntax.js";
import type { Machine } from "../values/machine.js";
import { State, type Member, type ObjectCell } from "../values/state.js";
import { stringOf, type OpaqueValue, type Value } from "../values/value.js";
import { textFact } from "../handlers/texts.js";
import { isBuilder, readBuilder, shapeOf } from "./builders.js";

/** What a schema says of one value. */
export interface Schema {
  readonly type: string | null;
  readonly description: Fact<Text>;
  readonly values: readonly string[] | null;
  readonly required: boolean;
}

/** The top-level parameters that a schema declares: a raw shape, a builder of zod's kind, JSON Schema, or a list of named inputs. */
export function parametersOf(m: Machine, value: Value, at: Node, module: Module): Fact<readonly Parameter[]> {
  const place = module.placeOf(at);
  const state = State.empty(m.base);
  const cell = value.kind === "ref" ? state.cell(value.id) : undefined;
  if (cell?.kind === "object") {
    if (isJsonSchema(cell)) return known(jsonParameters(cell, state), place);
    const parameters = shapeParameters(cell, state);
    return cell.open ? unknown("its schema spreads something that is not read", place) : known(parameters, place);
  }
  if (cell?.kind === "array" && !cell.open) {
    const parameters = cell.items.map((item) => listedInput(item.value, state));
    return parameters.every((parameter) => parameter !== null) ? known(parameters, place) : unknown("its list of inputs is made by code that is not read", place);
  }
  if (value.kind === "opaque") {
    const inner = wrapped(value);
    if (inner) return parametersOf(m, inner, at, module);
    const shape = shapeOf(value, state);
    if (shape) return shape.open ? unknown("its schema is built from something that is not read", place) : known(shapeParameters(shape, state), place);
  }
  if (value.kind === "literal" && (value.value === undefined || value.value === null)) return absent(place);
  return unknown("its schema is built by code that is not read", place);
}

/** `zodToJsonSchema(x)`, `fromJsonSchema(x)`, `x.toJSONSchema()`: the schema inside. */
function wrapped(value: OpaqueValue): Value | null {
  const { origin } = value;
  if (origin.is !== "call" || origin.name === null) return null;
  const name = origin.name.split(".").pop()!;
  return /^(?:zodToJsonSchema|fromJsonSchema|toJSONSchema|jsonSchema|toJsonSchema|asSchema)$/.test(name) ? (origin.args[0] ?? null) : null;
}

/** Whether an object is JSON Schema, and not a shape of the members of one. */
export const isJsonSchema = (cell: ObjectCell): boolean => {
  const type = cell.props.get("type");
  const properties = cell.props.get("properties");
  // A raw shape may have a parameter of that name.
  if ((properties && !isBuilder(properties.value)) || cell.props.has("$schema")) return true;
  return type !== undefined && stringOf(type.value) === "object";
};

function jsonParameters(cell: ObjectCell, state: State): Parameter[] {
  const properties = cell.props.get("properties");
  const list = properties?.value.kind === "ref" ? state.cell(properties.value.id) : undefined;
  if (list?.kind !== "object") return [];
  const required = new Set(stringsOf(cell.props.get("required")?.value, state) ?? []);
  return [...list.props].map(([name, member]): Parameter => {
    const property = member.value.kind === "ref" ? state.cell(member.value.id) : undefined;
    const { module } = list.frame;
    const place = module.placeOf(member.node);
    if (property?.kind !== "object") return { name, type: null, description: unknown("its schema is not read", place), values: null, required: required.has(name), place, handedOn: false, branches: null };
    const constant = property.props.get("const");
    return {
      name,
      type: stringOf(property.props.get("type")?.value),
      description: textFact(property.props.get("description")?.value, property.props.get("description")?.node ?? member.node, module),
      values: stringsOf(property.props.get("enum")?.value, state) ?? (stringOf(constant?.value) !== null ? [stringOf(constant?.value)!] : null),
      required: required.has(name),
      place,
      handedOn: false,
      branches: null,
    };
  });
}

/** `{ name, type, description, required }` in a list of inputs. */
function listedInput(value: Value, state: State): Parameter | null {
  const cell = value.kind === "ref" ? state.cell(value.id) : undefined;
  const name = cell?.kind === "object" ? stringOf(cell.props.get("name")?.value) : null;
  if (cell?.kind !== "object" || name === null) return null;
  const { module } = cell.frame;
  const described = cell.props.get("description");
  const required = cell.props.get("required")?.value;
  return {
    name,
    type: stringOf(cell.props.get("type")?.value),
    description: textFact(described?.value, described?.node ?? cell.node, module),
    values: stringsOf(cell.props.get("enum")?.value, state),
    required: required?.kind === "literal" && required.value === true,
    place: module.placeOf(cell.node),
    handedOn: false,
    branches: null,
  };
}

/** `{ type: z.string(), description: "…" }`, as older versions of mcp-framework write a field. */
function describedField({ value, node }: Member, state: State, module: Module): Schema | null {
  const field = value.kind === "ref" ? state.cell(value.id) : undefined;
  const type = field?.kind === "object" ? field.props.get("type") : undefined;
  if (field?.kind !== "object" || !type || !isBuilder(type.value)) return null;
  const described = field.props.get("description");
  const built = readBuilder(type.value, state, type.node, module);
  return described ? { ...built, description: textFact(described.value, described.node, module) } : { ...built, description: built.description.is === "absent" ? absent(module.placeOf(node)) : built.description };
}

function shapeParameters(cell: ObjectCell, state: State): Parameter[] {
  return [...cell.props].map(([name, member]): Parameter => {
    const { module } = cell.frame;
    const place = module.placeOf(member.node);
    const schema = isBuilder(member.value)
      ? readBuilder(member.value, state, member.node, module)
      : describedField(member, state, module) ?? { type: null, description: unknown("its schema is built by code that is not read", place), values: null, required: true };
    return { name, ...schema, place, handedOn: false, branches: null };
  });
}

/** The strings of a list that is known whole. */
export function stringsOf(value: Value | undefined, state: State): readonly string[] | null {
  const cell = value?.kind === "ref" ? state.cell(value.id) : undefined;
  if (cell?.kind === "array") {
    if (cell.open) return null;
    const strings = cell.items.map((item) => stringOf(item.value));
    return strings.every((item) => item !== null) ? strings : null;
  }
  if (cell?.kind === "object" && !cell.open && !cell.of) {
    const strings = [...cell.props.values()].map((member) => stringOf(member.value));
    return strings.every((item) => item !== null) ? strings : null;
  }
  return null;
}
