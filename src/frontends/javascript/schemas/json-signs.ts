import type { SchemaSign } from "../../../model/schema.js";
import { schemaSignsOf, type SchemaObject, type SchemaValue } from "../../json-schema.js";
import type { ObjectCell, State } from "../values/state.js";
import { stringOf, type Value } from "../values/value.js";

/** What a JSON Schema holds that an SDK or a host may trip over. */
export const jsonSigns = (cell: ObjectCell, state: State, of: SchemaSign["of"]): SchemaSign[] => schemaSignsOf(objectOf(cell, state, 0), of);

function objectOf(cell: ObjectCell, state: State, depth: number): SchemaObject {
  const { module } = cell.frame;
  return {
    is: "object",
    open: cell.open,
    members: new Map([...cell.props].map(([key, { value, node }]) => [key, { value: valueOf(value, state, depth + 1), place: module.placeOf(node), source: module.sourceOf(node, 40) }])),
    place: module.placeOf(cell.node),
  };
}

function valueOf(value: Value, state: State, depth: number): SchemaValue {
  const text = stringOf(value);
  if (text !== null) return { is: "text", text };
  if (value.kind === "literal") return { is: "plain" };
  const cell = value.kind === "ref" && depth < 30 ? state.cell(value.id) : undefined;
  if (cell?.kind === "object") return objectOf(cell, state, depth);
  if (cell?.kind !== "array") return { is: "unknown" };
  const { module } = cell.frame;
  return { is: "list", open: cell.open, items: cell.items.map((item) => ({ value: valueOf(item.value, state, depth + 1), place: module.placeOf(item.node), source: module.sourceOf(item.node, 40) })) };
}
