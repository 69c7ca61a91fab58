import type { Place } from "../model/place.js";
import type { SchemaSign, SchemaSignKind } from "../model/schema.js";

/** A part of a JSON Schema as a front end read it, whatever it is written in. */
export type SchemaValue =
  | SchemaObject
  | { readonly is: "list"; readonly open: boolean; readonly items: readonly SchemaMember[] }
  | { readonly is: "text"; readonly text: string }
  /** A number, a boolean or null. */
  | { readonly is: "plain" }
  | { readonly is: "unknown" };

export interface SchemaObject {
  readonly is: "object";
  /** Whether it can have members that were not read. */
  readonly open: boolean;
  readonly members: ReadonlyMap<string, SchemaMember>;
  readonly place: Place;
}

export interface SchemaMember {
  readonly value: SchemaValue;
  readonly place: Place;
  readonly source: string;
}

/** How deep a schema is followed. */
const DEEPEST = 12;
const UNIONS = ["oneOf", "anyOf", "allOf"];

/** What a JSON Schema holds that an SDK or a host may trip over, each kind once for each top-level property. */
export function schemaSignsOf(root: SchemaObject, of: SchemaSign["of"]): SchemaSign[] {
  const found: SchemaSign[] = [];
  const add = (kind: SchemaSignKind, parameter: string | null, place: Place, source: string): void => {
    if (!found.some((sign) => sign.kind === kind && sign.parameter === parameter && (kind !== "required-without-property" || sign.source === source))) found.push({ kind, of, parameter, source, place });
  };
  const type = root.members.get("type");
  if (type?.value.is === "text" && type.value.text !== "object") add("root-not-object", null, type.place, type.source);
  else if (type?.value.is === "list") add("root-not-object", null, type.place, type.source);
  else if (!type && !root.open) add("root-not-object", null, root.place, "");
  const union = UNIONS.map((key) => root.members.get(key)).find((member) => member !== undefined);
  if (union) add("root-union", null, union.place, union.source);

  const properties = root.members.get("properties")?.value;
  const names = properties?.is === "object" ? properties.members : new Map<string, SchemaMember>();
  const required = root.members.get("required")?.value;
  const isWhole = !root.open && !union && !root.members.has("$ref") && (properties === undefined || (properties.is === "object" && !properties.open));
  const takesOthers = root.members.has("patternProperties") || root.members.get("additionalProperties")?.value.is === "object";
  if (required?.is === "list" && isWhole && !takesOthers) {
    for (const { value, place } of required.items) if (value.is === "text" && !names.has(value.text)) add("required-without-property", null, place, `"${value.text}"`);
  }
  const walk = (value: SchemaValue, parameter: string, { place, source }: SchemaMember, depth: number): void => {
    if (value.is !== "object" || depth > DEEPEST) return;
    const { members } = value;
    const own = members.get("type")?.value;
    if (own?.is === "text" && own.text === "array" && !value.open && !members.has("items") && !members.has("prefixItems") && !members.has("$ref")) add("array-without-items", parameter, place, source);
    if (own?.is === "list") add("type-list", parameter, place, source);
    if (members.has("prefixItems") || members.get("items")?.value.is === "list") add("tuple", parameter, place, source);
    if (members.has("$ref") || members.has("$dynamicRef")) add("reference", parameter, place, source);
    const format = members.get("format")?.value;
    if (format?.is === "text") add("format", parameter, place, format.text);
    for (const [key, member] of members) {
      if (key === "properties" || key === "$defs" || key === "definitions" || key === "patternProperties") {
        if (member.value.is === "object") for (const inner of member.value.members.values()) walk(inner.value, parameter, { place, source, value: inner.value }, depth + 1);
      } else if (key === "items" || key === "additionalProperties") walk(member.value, parameter, { place, source, value: member.value }, depth + 1);
      else if (UNIONS.includes(key) && member.value.is === "list") for (const inner of member.value.items) walk(inner.value, parameter, { place, source, value: inner.value }, depth + 1);
    }
  };
  for (const [name, member] of names) walk(member.value, name, member, 0);
  return found;
}
