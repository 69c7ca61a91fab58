/**
 * Where something stands in source text.
 *
 * `start` and `end` are UTF-16 offsets to point at and are always given. `edit` is the range that an edit may replace,
 * or null where the text does not map one-to-one onto the source. `file` is null for the linted file itself, else its path
 * from the nearest manifest, with forward slashes. `line` is 1-based, for messages that name a second place.
 */
export interface Place {
  readonly file: string | null;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly edit: readonly [start: number, end: number] | null;
}

/** How a message names a place: `line 12` of the linted file, `src/desk.ts:16` of another. */
export const spotOf = ({ file, line }: Place): string => (file === null ? `line ${line}` : `${file}:${line}`);

/** One replacement of source text; several together make a remedy. */
export interface Edit {
  readonly range: readonly [start: number, end: number];
  readonly text: string;
}

/** What a front end can rewrite, in its own language. Rules pick one by name and never write code themselves. */
export type RemedyName =
  | "markAsError"
  | "raiseInstead"
  | "raiseKeptClass"
  | "returnInstead"
  | "liftFlag"
  | "addDescription"
  | "spellKey"
  | "dropEntry"
  | "plainBoolean"
  | "narrowError"
  | "errorMessage"
  | "dropPiece"
  | "interpolate";

/** Edits that mend one fault. `safe` means the edit cannot change anything but what it is meant to change. */
export interface Remedy {
  readonly name: RemedyName;
  readonly edits: readonly Edit[];
  readonly safe: boolean;
}

/** Puts another word in the place of a word that stands in the source as it is; nothing where no edit can be made there. */
export function respelt(place: Place, word: string): Remedy | undefined {
  return place.file === null && place.edit !== null ? { name: "spellKey", edits: [{ range: place.edit, text: word }], safe: false } : undefined;
}
