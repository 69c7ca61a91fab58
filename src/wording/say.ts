import type { Ending } from "../model/ending.js";
import type { Place } from "../model/place.js";
import { outline, type Text } from "../model/text.js";

/** Names of tools as a message gives them: `"get_a"`, `"get_a" and "get_b"`, `"get_a", "get_b" and 3 more`. */
export function toolsNamed(tools: readonly string[], otherwise = "This tool"): string {
  const [first, second, ...rest] = [...new Set(tools)].map((tool) => `"${tool}"`);
  if (first === undefined) return otherwise;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} and ${second}`;
  return rest.length === 1 ? `${first}, ${second} and ${rest[0]}` : `${first}, ${second} and ${rest.length} more`;
}

/** The tools as the subject of a sentence, with the endings that their verb takes: "x fails", "x and y fail". */
export function subjectOf(tools: readonly string[], otherwise?: string): { tool: string; s: string; has: string } {
  const isOne = new Set(tools).size < 2;
  return { tool: toolsNamed(tools, otherwise), s: isOne ? "s" : "", has: isOne ? "has" : "have" };
}

/** Words on one line, cut to `length` characters. */
export function shortened(words: string, length = 60): string {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

/** What a model reads, as a message quotes it: literal words, `…` for what is filled in. */
export const quoted = (text: Text, length?: number): string => `“${shortened(outline(text), length)}”`;

/** A place in another file, as `path:line`; null for the linted file. */
export const placeName = (place: Place): string | null => (place.file === null ? null : `${place.file}:${place.line}`);

/** Places in other files, each once and at most five: `a.ts:3`, `a.ts:3, a.ts:9 and 2 more`; empty where there are none. */
export function placesNamed(places: readonly Place[]): string {
  const names = [...new Set(places.flatMap((place) => placeName(place) ?? []))];
  const shown = names.slice(0, MAX_PLACES).join(", ");
  return names.length > MAX_PLACES ? `${shown} and ${names.length - MAX_PLACES} more` : shown;
}

const MAX_PLACES = 5;

/** The first of these places that stands in the linted file. */
export const firstHere = (...places: readonly Place[]): Place | undefined => places.find(({ file }) => file === null);

/** A number as people write it: 3,310. */
export const count = (length: number): string => length.toString().replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Things in a row: `a`, `a and b`, `a, b and c`. */
export const listed = (things: readonly string[], last = "and"): string => (things.length < 2 ? (things[0] ?? "") : `${things.slice(0, -1).join(", ")} ${last} ${things.at(-1)}`);

/** Identifies a place, so that one fault is reported once. */
export const placeKey = (place: Place): string => `${place.file ?? ""}:${place.start}:${place.end}`;

/** The problems with only the first at each place, since one fault is reported once. */
export function onePerPlace<Problem extends { readonly at: Place }>(problems: Iterable<Problem>): Problem[] {
  const seen = new Set<string>();
  return [...problems].filter(({ at }) => seen.size < seen.add(placeKey(at)).size);
}

/** The findings with only the first at each place (`key`), and the tools of all the endings that were found there. */
export function gathered<Found extends { readonly ending: Ending; readonly key: Place }>(found: Iterable<Found>): (Found & { readonly tools: readonly string[] })[] {
  const sites = new Map<string, { readonly first: Found; readonly tools: Set<string> }>();
  for (const one of found) {
    const key = placeKey(one.key);
    const site = sites.get(key) ?? { first: one, tools: new Set() };
    for (const tool of one.ending.tools) site.tools.add(tool);
    sites.set(key, site);
  }
  return [...sites.values()].map(({ first, tools }) => ({ ...first, tools: [...tools] }));
}
