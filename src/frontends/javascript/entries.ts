import type { Entry, Plain } from "../../model/entry.js";
import { absent, known, unknown, type Fact } from "../../model/fact.js";
import type { Place, Remedy } from "../../model/place.js";
import type { Annotations } from "../../model/tool.js";
import type { Part, Reading } from "./dialects/dialect.js";
import { textFact } from "./handlers/texts.js";
import type { Module } from "./module.js";
import type { Node } from "./syntax.js";
import { cellOf } from "./values/machine.js";
import type { Member, ObjectCell } from "./values/state.js";
import { stringOf } from "./values/value.js";

/** The hints that a tool states, and all else that stands among them. */
export function annotationsOf(reading: Reading, part: Part | undefined, at: Node): Fact<Annotations> {
  const { module, machine } = reading;
  const place = module.placeOf(at);
  if (!part || (part.value.kind === "literal" && part.value.value === undefined)) return absent(place);
  const cell = cellOf(machine, part.value);
  if (cell?.kind !== "object") return unknown("its annotations are made by code that is not read", place);
  const hint = (name: string): Fact<boolean> => {
    const member = cell.props.get(name);
    if (!member) return cell.open ? unknown("its annotations spread something that is not read", place) : absent(place);
    const own = cell.frame.module.placeOf(member.node);
    return member.value.kind === "literal" && typeof member.value.value === "boolean" ? known(member.value.value, own) : unknown("it is computed", own);
  };
  const title = cell.props.get("title");
  return known(
    {
      readOnlyHint: hint("readOnlyHint"),
      destructiveHint: hint("destructiveHint"),
      idempotentHint: hint("idempotentHint"),
      openWorldHint: hint("openWorldHint"),
      title: textFact(title?.value, title?.node ?? part.node, cell.frame.module),
      entries: entriesIn(cell),
    },
    place,
  );
}

/** The members of an object such as `_meta`, as they are written. */
export function entriesOf({ machine, module }: Reading, part: Part | undefined, at: Node): Fact<readonly Entry[]> {
  const place = module.placeOf(at);
  if (!part || (part.value.kind === "literal" && part.value.value === undefined)) return absent(place);
  const cell = cellOf(machine, part.value);
  return cell?.kind === "object" ? known(entriesIn(cell), place) : unknown("it is made by code that is not read", place);
}

const entriesIn = (cell: ObjectCell): Entry[] => [...cell.props].map(([key, member]) => entryOf(key, member, cell.frame.module));

function entryOf(key: string, member: Member, module: Module): Entry {
  const { node, value } = member;
  const place = module.placeOf(node);
  const text = stringOf(value);
  const plain: Fact<Plain> =
    text !== null
      ? known(text, place)
      : value.kind === "literal" && value.value !== undefined && typeof value.value !== "bigint"
        ? known(value.value, place)
        : unknown("it is no plain value that is read", place);
  return { key, keyPlace: keyPlaceOf(node, module), value: plain, structured: value.kind === "ref" || value.kind === "function", place, remedies: remediesOf(node, text, module) };
}

/** The characters of a key; they can be replaced where the property spells them out. */
function keyPlaceOf(node: Node, module: Module): Place {
  if (node.type !== "Property") return { ...module.placeOf(node), edit: null };
  const { key, computed, shorthand } = node;
  const place = module.placeOf(key, !computed && !shorthand);
  const isQuoted = key.type === "Literal" && typeof key.value === "string";
  return place.edit && isQuoted ? { ...place, edit: [place.edit[0] + 1, place.edit[1] - 1] } : place;
}

function remediesOf(node: Node, text: string | null, module: Module): Remedy[] {
  if (!module.linted || node.type !== "Property" || node.parent.type !== "ObjectExpression") return [];
  const remedies: Remedy[] = [{ name: "dropEntry", safe: false, edits: [{ range: withComma(node, node.parent.properties, module), text: "" }] }];
  const isWord = text !== null && /^(?:true|false)$/i.test(text) && node.value.type === "Literal";
  if (isWord) remedies.push({ name: "plainBoolean", safe: false, edits: [{ range: node.value.range, text: text.toLowerCase() }] });
  return remedies;
}

/** A member with the comma and the white space that go with it. */
function withComma(node: Node, siblings: readonly Node[], { text }: Module): [number, number] {
  const at = siblings.indexOf(node);
  const next = siblings[at + 1];
  if (next) return [node.range[0], next.range[0]];
  const before = siblings[at - 1];
  if (before) return [before.range[1], node.range[1]];
  const comma = /^\s*,/.exec(text.slice(node.range[1]));
  return [node.range[0], node.range[1] + (comma?.[0].length ?? 0)];
}
