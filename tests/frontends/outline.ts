import type { Branch, Effect } from "../../src/model/effect.js";
import type { Ending, Evidence } from "../../src/model/ending.js";
import type { Entry } from "../../src/model/entry.js";
import type { Fact } from "../../src/model/fact.js";
import type { Parameter } from "../../src/model/parameter.js";
import { spotOf, type Place } from "../../src/model/place.js";
import type { Server, ServerModel, Unread } from "../../src/model/server.js";
import { holesOf, outline, type Meaning } from "../../src/model/text.js";
import type { Annotations, Tool } from "../../src/model/tool.js";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The part of a model that a reader can check against the source by eye: lines in place of offsets, texts in place of pieces. */
export const outlineOf = (model: ServerModel): Json => ({
  servers: model.servers.map(serverOf),
  tools: model.tools.map(toolOf),
  endings: [...model.endings].sort((a, b) => a.place.start - b.place.start).map(endingOf),
  unread: model.unread.map(unreadOf),
});

const serverOf = ({ name, instructions, handedOn, serves, place }: Server): Json => ({
  name: factOf(name, (value) => value),
  instructions: factOf(instructions, outline),
  line: place.line,
  handedOn: handedOn || undefined,
  serves: serves || undefined,
});

const toolOf = (tool: Tool): Json => ({
  name: factOf(tool.name, (value) => value),
  line: tool.place.line,
  channel: tool.channel.id,
  title: factOf(tool.title, outline),
  description: factOf(tool.description, outline),
  parameters: factOf(tool.parameters, (list) => list.map(parameterOf)),
  annotations: factOf(tool.annotations, annotationsOf),
  meta: factOf(tool.meta, (entries) => Object.fromEntries(entries.map(entryOf))),
  schemaSigns: some(tool.schemaSigns.map(({ kind, of, parameter, source, place }) => `${kind} in the ${of}, line ${place.line}${parameter === null ? "" : `, ${parameter}`}: ${source}`)),
  handler: tool.handler.is === "known" ? (tool.handler.value.partial.length > 0 ? `partly read: ${tool.handler.value.partial.join("; ")}` : undefined) : factOf(tool.handler, () => ""),
  effects: tool.handler.is === "known" ? some(tool.handler.value.effects.map(effectOf)) : undefined,
  branches: tool.parameters.is === "known" ? branchesOf(tool.parameters.value) : undefined,
  definedElsewhere: tool.definedElsewhere || undefined,
  remedies: some(tool.remedies.map(({ name }) => name)),
});

const endingOf = (ending: Ending): Json => ({
  line: ending.place.line,
  elsewhere: ending.elsewhere ? spotOf(ending.elsewhere) : undefined,
  how: ending.how,
  outcome: ending.outcome,
  message: ending.message ? outline(ending.message) : null,
  holes: ending.message ? some(holesOf(ending.message).map((hole) => `${meaningOf(hole.meaning)}${hole.prints === undefined ? "" : `, prints ${hole.prints}`}${(hole.thrown ?? []).map((text) => `, thrown: ${outline(text)}`).join("")}`)) : undefined,
  signs: some(ending.failing.map(signOf)),
  raised: ending.raised ? [ending.raised.className ?? ending.raised.bare ?? "unknown", ending.raised.code, ending.raised.rethrown ? "rethrown" : null, ending.raised.withheld ? "withheld" : null].filter((part) => part !== null).join(", ") : undefined,
  returns: ending.returns ?? undefined,
  claimsSuccess: ending.claimsSuccess || undefined,
  misplaced: ending.misplaced ? `${ending.misplaced.where}, ${ending.misplaced.why}: ${ending.misplaced.source}` : undefined,
  helper: ending.helper ?? undefined,
  item: ending.item || undefined,
  tools: ending.tools,
  unknownTool: ending.unknownTool || undefined,
  remedies: some(ending.remedies.map(({ name, safe }) => (safe ? `${name} (safe)` : name))),
});

const unreadOf = ({ what, tool, reason, place }: Unread): Json => `line ${place.line}, ${what}${tool === null ? "" : ` of ${tool}`}: ${reason}`;

function parameterOf({ name, type, description, values, required }: Parameter): string {
  const said = factOf(description, outline);
  return `${name}${required ? "" : "?"}: ${values ? values.map((value) => JSON.stringify(value)).join(" | ") : (type ?? "unknown")}${said === undefined ? "" : ` — ${said}`}`;
}

function branchesOf(parameters: readonly Parameter[]): Json | undefined {
  const told = parameters.filter(({ branches }) => branches?.some(({ effects, partial }) => effects.length > 0 || partial));
  if (told.length === 0) return undefined;
  return Object.fromEntries(told.map(({ name, branches }) => [name, Object.fromEntries((branches ?? []).map((branch) => [String(branch.value), branchOf(branch)]))]));
}

const branchOf = ({ effects, partial }: Branch): Json => [...effects.map(effectOf), ...(partial ? ["partly read"] : [])];

const effectOf = ({ kind, sure, source, parameter, place }: Effect): string => `${kind}, ${sure}, ${spotOf(place)}: ${source}${parameter === null ? "" : ` (runs ${parameter})`}`;

const annotationsOf = ({ readOnlyHint, destructiveHint, idempotentHint, openWorldHint, title, entries }: Annotations): Json => ({
  readOnlyHint: factOf(readOnlyHint, (value) => value),
  destructiveHint: factOf(destructiveHint, (value) => value),
  idempotentHint: factOf(idempotentHint, (value) => value),
  openWorldHint: factOf(openWorldHint, (value) => value),
  title: factOf(title, outline),
  others: some(entries.filter(({ key }) => !/^(?:readOnly|destructive|idempotent|openWorld)Hint$|^title$/.test(key)).map(({ key }) => key)),
});

const entryOf = ({ key, value }: Entry): [string, Json] => [key, factOf(value, (plain) => plain) ?? null];

/** What is known; nothing where it is absent; a question mark and the reason where it could not be read. */
function factOf<T, J extends Json>(fact: Fact<T>, show: (value: T) => J): J | string | undefined {
  if (fact.is === "known") return show(fact.value);
  return fact.is === "absent" ? undefined : `? ${fact.reason}`;
}

function meaningOf(meaning: Meaning): string {
  if ("name" in meaning) return `${meaning.is} ${meaning.name ?? "(all of it)"}`;
  return "of" in meaning ? `${meaning.is} ${meaning.of}` : meaning.is;
}

const at = (place: Place): string => spotOf(place);

function signOf(sign: Evidence): string {
  switch (sign.sign) {
    case "caught":
      return `caught at ${at(sign.place)}${sign.shown ? ", shown" : ""}${sign.inside ? ", made inside" : ""}`;
    case "guard":
      return `guard at ${at(sign.place)}, ${sign.on}: ${sign.source}`;
    case "word":
      return `word${sign.lead ? " in the lead" : ""}: ${sign.word}`;
    case "payload":
      return `payload at ${at(sign.place)}: ${sign.field} is ${sign.value}`;
    case "named":
      return `named: ${sign.name}`;
    case "swallowed":
      return `swallowed at ${at(sign.place)} by ${sign.by}, left ${sign.left}`;
    case "default-branch":
      return `default branch at ${at(sign.place)}`;
  }
}

const some = <T extends Json>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

const WIDTH = 130;

/** JSON in which whatever fits on a line stands on one. */
export function printed(value: Json, indent = ""): string {
  const flat = flatOf(value);
  if (typeof value !== "object" || value === null || indent.length + flat.length <= WIDTH) return flat;
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? (value as readonly Json[]).map((item) => `${deeper}${printed(item, deeper)}`)
    : membersOf(value).map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${printed(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

const membersOf = (value: object): [string, Json][] => Object.entries(value).filter(([, item]) => item !== undefined) as [string, Json][];

function flatOf(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(flatOf).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatOf(item)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
