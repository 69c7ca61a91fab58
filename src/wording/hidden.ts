/** A character that a text holds and no reader sees. */
export interface Hidden {
  /** `U+200B`. */
  readonly code: string;
  /** What it is: `zero-width space`. */
  readonly name: string;
  readonly index: number;
}

const CANDIDATE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** White space, the soft hyphen, and what a wrong encoding leaves. */
const isPlain = (point: number): boolean => (point >= 0x09 && point <= 0x0d) || point === 0xad || (point >= 0x80 && point <= 0x9f);

/** Writing systems in which joiners shape the letters around them. */
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Emoji_Component}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const BLACK_FLAG = 0x1f3f4;

/** The hidden characters of a text, without those that its language or an emoji needs. */
export function hiddenIn(text: string): Hidden[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: character, index }): Hidden[] => {
    const point = character.codePointAt(0)!;
    if (isPlain(point) || isNeeded(point, text, index, character.length)) return [];
    return [{ code: `U+${point.toString(16).toUpperCase().padStart(4, "0")}`, name: nameOf(point), index }];
  });
}

function isNeeded(point: number, text: string, index: number, length: number): boolean {
  const before = lastOf(text.slice(0, index));
  const after = firstOf(text.slice(index + length));
  if (point === 0xfeff) return index === 0;
  if (point === 0x200d) return (EMOJI.test(before) && EMOJI.test(after)) || JOINING.test(before) || JOINING.test(after);
  if (point === 0x200c) return JOINING.test(before) || JOINING.test(after);
  if (point === 0xfe0e || point === 0xfe0f) return /[\p{Extended_Pictographic}\p{Emoji}]/u.test(before);
  if (point >= 0x180b && point <= 0x180f) return /\p{Script=Mongolian}/u.test(before);
  if (point >= 0xe0100 || (point >= 0xfe00 && point <= 0xfe0d)) return /[\p{Script=Han}\p{Script=Myanmar}\p{Math}]/u.test(before);
  // The overrides turn around what is read, in whichever language; the rest is needed where two directions meet.
  const isDirection = point === 0x200e || point === 0x200f || point === 0x061c || (point >= 0x2066 && point <= 0x2069) || (point >= 0x202a && point <= 0x202c);
  if (isDirection) return RIGHT_TO_LEFT.test(text) && !/[\u202d\u202e]/.test(text);
  // The flags of England, Scotland and Wales are spelt with tags.
  if (point >= 0xe0020 && point <= 0xe007f) return hasFlagBefore(text.slice(0, index));
  return false;
}

/** Whether a run of tags that ends here starts with a black flag. */
function hasFlagBefore(before: string): boolean {
  const points = [...before].map((character) => character.codePointAt(0)!);
  for (let at = points.length - 1; at >= 0 && points.length - at < 8; at--) {
    if (points[at] === BLACK_FLAG) return true;
    if (points[at]! < 0xe0020 || points[at]! > 0xe007f) return false;
  }
  return false;
}

const firstOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);
const lastOf = (text: string): string => [...text.slice(-2)].pop() ?? "";

function nameOf(point: number): string {
  if (point >= 0xe0000 && point <= 0xe007f) return "tag character";
  if (point >= 0xfe00 && point <= 0xfe0f) return "variation selector";
  if (point >= 0xe0100) return "variation selector";
  if (point < 0x20 || point === 0x7f) return "control character";
  if (point === 0x202d || point === 0x202e) return "override of the writing direction";
  if (point === 0x200e || point === 0x200f || point === 0x061c || (point >= 0x202a && point <= 0x202c) || (point >= 0x2066 && point <= 0x2069)) return "mark of the writing direction";
  return NAMES[point] ?? "invisible character";
}

const NAMES: Readonly<Record<number, string>> = {
  0x200b: "zero-width space",
  0x200c: "zero-width non-joiner",
  0x200d: "zero-width joiner",
  0x2060: "word joiner",
  0xfeff: "zero-width no-break space",
  0x3164: "Hangul filler",
};
