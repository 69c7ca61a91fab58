import type { Ending, Evidence } from "../../src/model/ending.js";
import type { Place, Remedy } from "../../src/model/place.js";
import type { Hole, Meaning, Piece, Text } from "../../src/model/text.js";

/** A place that is nowhere in particular; `start` tells places apart. */
export const placeAt = (start: number, file: string | null = null): Place => ({ file, start, end: start + 1, line: 1, edit: null });

let next = 1;

/** A hole with a meaning; a string is the source of one that says nothing. */
export const hole = (source: string, meaning: Meaning = { is: "unknown" }, more: Partial<Pick<Hole, "prints" | "thrown" | "remedies">> = {}): Hole => ({
  kind: "hole",
  meaning,
  source,
  place: placeAt(next++),
  ...more,
});

export const argument = (name: string): Hole => hole(name, { is: "parameter", name });
export const caughtMessage = (): Hole => hole("error.message", { is: "caught-error-message" });

/** A text out of literals and holes: text`No order ${argument("id")}.` A string stands for a hole with that source. */
export function text(literals: TemplateStringsArray, ...holes: readonly (Hole | string)[]): Text {
  const pieces: Piece[] = [];
  literals.forEach((value, at) => {
    if (value !== "") pieces.push({ kind: "literal", value, place: placeAt(next++) });
    const filled = holes[at];
    if (filled !== undefined) pieces.push(typeof filled === "string" ? hole(filled) : filled);
  });
  return { pieces, place: placeAt(next++) };
}

/** A text without holes. */
export const plain = (value: string): Text => ({
  pieces: value === "" ? [] : [{ kind: "literal", value, place: placeAt(next++) }],
  place: placeAt(next++),
});

/** An ending that returns an ordinary result, with what a test wants to be different. */
export const ending = (different: Partial<Ending> = {}): Ending => ({
  how: "return",
  outcome: "success",
  message: null,
  failing: [],
  place: placeAt(next++),
  elsewhere: null,
  shownElsewhere: false,
  tools: ["get_order"],
  unknownTool: false,
  helper: null,
  claimsSuccess: false,
  misplaced: null,
  raised: null,
  item: false,
  returns: null,
  remedies: [],
  ...different,
});

export const caught = (shown: boolean, inside = true): Evidence => ({ sign: "caught", shown, inside, place: placeAt(next++) });
export const guard = (on: (Evidence & { sign: "guard" })["on"], source = "!order"): Evidence => ({ sign: "guard", on, source, place: placeAt(next++) });
export const word = (found: string, lead = true): Evidence => ({ sign: "word", word: found, lead, place: placeAt(next++) });
export const payload = (field: string, value: string): Evidence => ({ sign: "payload", field, value, place: placeAt(next++) });
export const named = (name: string): Evidence => ({ sign: "named", name, place: placeAt(next++) });
export const remedy = (name: Remedy["name"], safe = false): Remedy => ({ name, safe, edits: [] });
