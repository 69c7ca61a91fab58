import { absent, known, unknown, type Fact } from "../../../model/fact.js";
import type { Text } from "../../../model/text.js";
import type { Module } from "../module.js";
import type { Node } from "../syntax.js";
import { stringOf, type Value } from "../values/value.js";
import { textFrom } from "./meaning.js";

/** A text that a definition states: known where the whole of it is, or where it has holes in known places. */
export function textFact(value: Value | undefined, at: Node, module: Module): Fact<Text> {
  const place = module.placeOf(at);
  if (value === undefined || (value.kind === "literal" && value.value === undefined)) return absent(place);
  if (value.kind === "text") return known(textFrom(value), place);
  return unknown("it is made by code that is not read", place);
}

/** A name: a string that is certain, or the one that stands for it unless a caller says otherwise, as in `given ?? "fetch"`. */
export function nameFact(value: Value | undefined, at: Node, module: Module): Fact<string> {
  const place = module.placeOf(at);
  if (value === undefined) return absent(place);
  const name = stringOf(value) ?? defaultOf(value);
  return name === null ? unknown("it is made by code that is not read", place) : known(name, place);
}

function defaultOf(value: Value): string | null {
  if (value.kind !== "opaque" || value.origin.is !== "other" || value.node.type !== "LogicalExpression") return null;
  const texts = value.origin.of.flatMap((one) => stringOf(one) ?? []);
  return texts.length === 1 ? texts[0]! : null;
}
