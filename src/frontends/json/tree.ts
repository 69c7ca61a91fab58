import type { AnyNode, ArrayNode, MemberNode, ObjectNode, StringNode } from "@humanwhocodes/momoa";
import type { Place } from "../../model/place.js";

/** A file with its text, so that places can be told. */
export interface Source {
  readonly text: string;
}

export const isObject = (node: AnyNode | undefined): node is ObjectNode => node?.type === "Object";
export const isArray = (node: AnyNode | undefined): node is ArrayNode => node?.type === "Array";
export const isString = (node: AnyNode | undefined): node is StringNode => node?.type === "String";

/** The key of a member. */
export const keyOf = ({ name }: MemberNode): string => (name.type === "String" ? name.value : name.name);

/** The last member of that name, which is the one that parsers keep. */
export const memberOf = (object: ObjectNode, key: string): MemberNode | undefined => object.members.findLast((member) => keyOf(member) === key);

/** The objects of a list. */
export const objectsIn = (list: ArrayNode): ObjectNode[] => list.elements.map(({ value }) => value).filter(isObject);

/** The range of a node as the parser records it. */
export const rangeOf = (node: AnyNode): [start: number, end: number] => [node.range![0], node.range![1]];

export function placeOf(node: AnyNode): Place {
  const [start, end] = rangeOf(node);
  return { file: null, start, end, line: node.loc.start.line, edit: [start, end] };
}

/** A place whose characters between the quotes can be replaced, where the string holds no escape. */
export function wordPlaceOf(node: AnyNode, { text }: Source): Place {
  const place = placeOf(node);
  const isPlain = isString(node) && text.slice(place.start + 1, place.end - 1) === node.value;
  return { ...place, edit: isPlain ? [place.start + 1, place.end - 1] : null };
}

/** The source of a node on one line, shortened. */
export function sourceOf(node: AnyNode, { text }: Source, max = 40): string {
  const [start, end] = rangeOf(node);
  const line = text.slice(start, Math.min(end, start + max * 4)).replace(/\s+/g, " ");
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
}
