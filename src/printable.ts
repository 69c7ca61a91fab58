/**
 * Characters that move the cursor, recolour a terminal, reorder a line or hide in it: controls, line separators, marks
 * of writing direction and tags. Joiners stay, since emoji, Persian and Hindi need them.
 */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/gu;

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Text from a linted file, safe to print: what it says is shown, what it would do to a terminal is spelt as an escape. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => SHORT[character] ?? escapeOf(character.codePointAt(0) ?? 0));
}

const escapeOf = (code: number): string =>
  code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
