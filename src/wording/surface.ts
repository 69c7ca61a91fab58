import type { Hole, Text } from "../model/text.js";
import type { Place } from "../model/place.js";

/** Stands for one hole in a surface. */
export const HOLE = "\uFFFC";

/** A text as one string, with `HOLE` for each hole, so that expressions can be matched against it. */
export interface Surface {
  readonly value: string;
  /** The holes in the order in which they stand. */
  readonly holes: readonly Hole[];
  /** Where the character at `index` comes from. */
  placeAt(index: number): Place;
  /** The hole at `index`, where `value[index]` is `HOLE`. */
  holeAt(index: number): Hole | null;
}

export function surfaceOf(text: Text): Surface {
  const starts: number[] = [];
  const holes: Hole[] = [];
  let value = "";
  for (const piece of text.pieces) {
    starts.push(value.length);
    if (piece.kind === "hole") holes.push(piece);
    // A literal that holds the stand-in itself must not be taken for a hole.
    value += piece.kind === "literal" ? piece.value.replaceAll(HOLE, " ") : HOLE;
  }
  const pieceAt = (index: number) => text.pieces[starts.findLastIndex((start) => start <= index)];
  return {
    value,
    holes,
    placeAt: (index) => pieceAt(index)?.place ?? text.place,
    holeAt: (index) => {
      const piece = value[index] === HOLE ? pieceAt(index) : undefined;
      return piece?.kind === "hole" ? piece : null;
    },
  };
}

/** Signs that stand before the words of a text: emoji, brackets, quotes, markdown, white space. */
const ADORNMENT = /^(?:[\s\p{Extended_Pictographic}\p{Emoji_Modifier}*_#>~•|"'`“”‘’«»([{<!:.\-–—]|\uFE0F|\u200D|\u20E3)*/u;

/** Signs of a refusal that stand before the words of a text. */
const CROSS = /^(?:[\s*_#>]|\uFE0F)*[❌✖✗✘🚫⛔🛑💥🔴❗]/u;

/** Length of the adornment at the start of `value`. */
export const adornmentOf = (value: string): number => ADORNMENT.exec(value)?.[0].length ?? 0;

/** Whether a text opens with a cross or another sign of refusal. */
export const opensWithCross = (value: string): boolean => CROSS.test(value);

/** A member of a JSON object that a text spells out. `value` may hold `HOLE`; null for numbers, booleans and nested values. */
export interface JsonMember {
  readonly key: string;
  readonly value: string | null;
  readonly index: number;
}

const JSON_MEMBER = /"([A-Za-z_][\w-]{0,40})"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|([^\s"]))/g;

/** The members of the JSON object that a text spells out; null where the text is no JSON object. */
export function jsonMembersOf(value: string): JsonMember[] | null {
  if (!/^\s*\{\s*"/.test(value)) return null;
  return [...value.matchAll(JSON_MEMBER)].map((match) => ({
    key: match[1]!,
    value: match[2] ?? (match[3] === HOLE ? HOLE : null),
    index: match.index + match[0].length - (match[2]?.length ?? 0) - 1,
  }));
}
