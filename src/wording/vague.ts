import { wordsOf } from "./words.js";

/** Why a description says too little. */
export type VagueReason =
  /** It stands there until somebody writes one: "TODO". */
  | "placeholder"
  /** It holds no word that the name does not hold. */
  | "name"
  /** It has fewer words than make a sentence. */
  | "short"
  /** It says neither when to use the tool nor what comes back. */
  | "parts";

const PLACEHOLDER = /^\W*(?:todo|tbd|tba|fixme|xxx+|wip|n\/?a|lorem ipsum|placeholder|(?:a |my |the |an? example |tool )?description(?: (?:here|goes here|of (?:the|this) tool))?|(?:my|a|an|the|this|some|test|example|sample) tool|no description(?: (?:provided|available|yet))?|insert .{0,40} here|\.\.\.|…)\W*$/i;
const OPENING = /^\W*(?:todo|tbd|fixme|xxx|lorem ipsum|placeholder)\b\s*[:\-–—.]/i;

/** Words that carry nothing by themselves. */
const FILLERS = new Set(
  ("a an the this that these those it its is are be of for in on at by to from with within into via using use used uses through and or as per about any all each every some one new existing current " +
    "available given specific specified certain particular provided your my our user users id ids tool function allows allow lets let enables you can will operation").split(" "),
);

/** Verbs in the form in which names have them: `creates` → `create`; and things in the singular. */
const stem = (word: string): string => (/(?:ss|us|is)$/.test(word) ? word : word.replace(/ies$/, "y").replace(/(s|x|z|ch|sh)es$/, "$1").replace(/s$/, "").replace(/e$/, ""));

/** Words of a text in any language; those of languages without spaces as a dictionary parts them. */
const words = (text: string): string[] => [...new Intl.Segmenter("und", { granularity: "word" }).segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/** Whether the description holds a word that the name does not hold, and that says something. */
function addsToName(description: string, name: string): boolean {
  const named = wordsOf(name).map(stem);
  const whole = named.join("");
  return words(description)
    .flatMap(wordsOf)
    .filter((word) => !FILLERS.has(word))
    .some((word) => !named.includes(stem(word)) && !whole.includes(stem(word)));
}

const WHEN = /\b(?:use|used|useful|call|when(?:ever)?|helps?|ideal|suited|intended|if (?:the|you|a)|before|after|first|instead|unless|only|for (?:example|\w+ing))\b/i;
const BACK = /\b(?:returns?|returned|returning|gives?|gets?|fetch(?:es)?|lists?|shows?|outputs?|provides?|retrieves?|reports?|yields?|finds?|search(?:es)?|reads?|results?|response|whether|how (?:many|much|long)|which)\b/i;

export interface VagueOptions {
  /** Fewest words of a description. */
  readonly minWords: number;
  readonly parts: boolean;
}

/** What a description leaves out; null where it says enough. */
export function vagueReason(description: string, name: string | null, { minWords, parts }: VagueOptions): VagueReason | null {
  const text = description.trim();
  if (PLACEHOLDER.test(text) || OPENING.test(text)) return "placeholder";
  if (name !== null && !addsToName(text, name)) return "name";
  if (words(text).length < minWords) return "short";
  const isLatin = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}]/u.test(text);
  return parts && isLatin && !WHEN.test(text) && !BACK.test(text) ? "parts" : null;
}
