import type { AnyNode, DocumentNode, MemberNode, ObjectNode } from "@humanwhocodes/momoa";
import type { Entry, Plain } from "../../model/entry.js";
import { absent, known, unknown, type Fact } from "../../model/fact.js";
import type { Parameter } from "../../model/parameter.js";
import type { Remedy } from "../../model/place.js";
import type { SchemaSign } from "../../model/schema.js";
import { emptyModel, type ServerModel } from "../../model/server.js";
import type { Text } from "../../model/text.js";
import type { Annotations, Tool } from "../../model/tool.js";
import { channels } from "../../sdk/channels.js";
import { schemaSignsOf, type SchemaObject, type SchemaValue } from "../json-schema.js";
import { toolListOf, type ToolList } from "./tool-list.js";
import { isArray, isObject, isString, keyOf, memberOf, placeOf, rangeOf, sourceOf, wordPlaceOf, type Source } from "./tree.js";

const UNSTATED = "a manifest does not state it";

/** Reads the tools that a file lists; null where it lists none. */
export function modelOfToolList(document: DocumentNode, source: Source): ServerModel | null {
  const list = toolListOf(document);
  return list && { ...emptyModel, tools: list.tools.map((tool) => toolOf(tool, list, source)) };
}

function toolOf(node: ObjectNode, { kind }: ToolList, source: Source): Tool {
  const place = placeOf(node);
  const isManifest = kind === "manifest";
  const name = memberOf(node, "name");
  const at = name ? placeOf(name.value) : place;
  const text = (key: string): Fact<Text> => textOf(memberOf(node, key), node, source);
  const schema = memberOf(node, "inputSchema");
  return {
    name: !name ? absent(place) : isString(name.value) ? known(name.value.value, wordPlaceOf(name.value, source)) : unknown("it is no string", at),
    title: isManifest ? unknown(UNSTATED, place) : text("title"),
    description: text("description"),
    parameters: isManifest && !schema ? unknown(UNSTATED, place) : parametersOf(schema, node, source),
    annotations: isManifest && !memberOf(node, "annotations") ? unknown(UNSTATED, place) : annotationsOf(memberOf(node, "annotations"), node, source),
    meta: entriesOf(memberOf(node, "_meta"), node, source),
    schemaSigns: isManifest && !schema ? [] : signsOf(node, schema, source),
    listing: "list",
    handler: absent(place),
    channel: channels["tool-list"],
    place,
    definedElsewhere: false,
    remedies: [],
  };
}

function textOf(member: MemberNode | undefined, holder: ObjectNode, source: Source): Fact<Text> {
  if (!member || member.value.type === "Null") return absent(placeOf(member ?? holder));
  const { value } = member;
  const place = wordPlaceOf(value, source);
  return isString(value) ? known({ pieces: value.value === "" ? [] : [{ kind: "literal", value: value.value, place }], place }, place) : unknown("it is no string", place);
}

function parametersOf(schema: MemberNode | undefined, holder: ObjectNode, source: Source): Fact<readonly Parameter[]> {
  if (!schema) return unknown("it has no input schema", placeOf(holder));
  const place = placeOf(schema.value);
  if (!isObject(schema.value)) return unknown("its input schema is no object", place);
  const properties = memberOf(schema.value, "properties")?.value;
  const required = memberOf(schema.value, "required")?.value;
  const needed = new Set(isArray(required) ? required.elements.map(({ value }) => (isString(value) ? value.value : null)) : []);
  if (!properties) return known([], place);
  if (!isObject(properties)) return unknown("its properties are no object", place);
  return known(
    properties.members.map((member): Parameter => {
      const property = isObject(member.value) ? member.value : null;
      const type = property && memberOf(property, "type")?.value;
      const values = property && memberOf(property, "enum")?.value;
      const strings = isArray(values ?? undefined) ? (values as Extract<AnyNode, { type: "Array" }>).elements.map(({ value }) => (isString(value) ? value.value : null)) : null;
      return {
        name: keyOf(member),
        type: isString(type ?? undefined) ? (type as { value: string }).value : null,
        description: property ? textOf(memberOf(property, "description"), property, source) : unknown("its schema is no object", placeOf(member)),
        values: strings?.every((value) => value !== null) ? (strings as string[]) : null,
        required: needed.has(keyOf(member)),
        place: placeOf(member.name),
        handedOn: false,
        branches: null,
      };
    }),
    place,
  );
}

function annotationsOf(member: MemberNode | undefined, holder: ObjectNode, source: Source): Fact<Annotations> {
  if (!member || member.value.type === "Null") return absent(placeOf(member ?? holder));
  const { value } = member;
  const place = placeOf(value);
  if (!isObject(value)) return unknown("they are no object", place);
  const hint = (key: string): Fact<boolean> => {
    const stated = memberOf(value, key);
    if (!stated) return absent(place);
    return stated.value.type === "Boolean" ? known(stated.value.value, placeOf(stated)) : unknown("it is neither true nor false", placeOf(stated));
  };
  return known(
    {
      readOnlyHint: hint("readOnlyHint"),
      destructiveHint: hint("destructiveHint"),
      idempotentHint: hint("idempotentHint"),
      openWorldHint: hint("openWorldHint"),
      title: textOf(memberOf(value, "title"), value, source),
      entries: entriesIn(value, source),
    },
    place,
  );
}

function entriesOf(member: MemberNode | undefined, holder: ObjectNode, source: Source): Fact<readonly Entry[]> {
  if (!member || member.value.type === "Null") return absent(placeOf(member ?? holder));
  return isObject(member.value) ? known(entriesIn(member.value, source), placeOf(member.value)) : unknown("it is no object", placeOf(member.value));
}

const entriesIn = (object: ObjectNode, source: Source): Entry[] => object.members.map((member, at) => entryOf(member, at, object.members, source));

function entryOf(member: MemberNode, at: number, all: readonly MemberNode[], source: Source): Entry {
  const { value, name } = member;
  const place = placeOf(member);
  const plain: Fact<Plain> =
    value.type === "String" || value.type === "Number" || value.type === "Boolean" ? known(value.value, place) : value.type === "Null" ? known(null, place) : unknown("it is no plain value", place);
  const [start, end] = rangeOf(member);
  const next = all[at + 1];
  const before = all[at - 1];
  const range: [number, number] = next ? [start, rangeOf(next)[0]] : before ? [rangeOf(before)[1], end] : [start, end];
  const remedies: Remedy[] = [{ name: "dropEntry", safe: false, edits: [{ range, text: "" }] }];
  if (isString(value) && /^(?:true|false)$/i.test(value.value)) remedies.push({ name: "plainBoolean", safe: false, edits: [{ range: rangeOf(value), text: value.value.toLowerCase() }] });
  return { key: keyOf(member), keyPlace: wordPlaceOf(name, source), value: plain, structured: isObject(value) || isArray(value), place, remedies };
}

function signsOf(node: ObjectNode, schema: MemberNode | undefined, source: Source): SchemaSign[] {
  const output = memberOf(node, "outputSchema")?.value;
  const more = isObject(output) ? schemaSignsOf(schemaOf(output, source), "output") : [];
  if (schema && isObject(schema.value)) return [...schemaSignsOf(schemaOf(schema.value, source), "input"), ...more];
  // An answer without an input schema is as wrong as one whose schema is no object.
  return [{ kind: "root-not-object", of: "input", parameter: null, source: schema ? sourceOf(schema, source) : "", place: placeOf(schema ?? memberOf(node, "name")?.value ?? node) }, ...more];
}

function schemaOf(node: ObjectNode, source: Source): SchemaObject {
  const members = new Map(node.members.map((member) => [keyOf(member), { value: valueOf(member.value, source), place: placeOf(member), source: sourceOf(member, source) }]));
  return { is: "object", open: false, members, place: placeOf(node) };
}

function valueOf(node: AnyNode, source: Source): SchemaValue {
  if (isObject(node)) return schemaOf(node, source);
  if (isArray(node)) return { is: "list", open: false, items: node.elements.map(({ value }) => ({ value: valueOf(value, source), place: placeOf(value), source: sourceOf(value, source) })) };
  return isString(node) ? { is: "text", text: node.value } : { is: "plain" };
}
