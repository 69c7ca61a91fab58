/**
 * The words of an identifier, in lower case: `createHTTPError` → create, http, error; `not_found` → not, found;
 * `get-order.v2` → get, order, v2.
 */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}

/** Whether `words` holds the words of `phrase` one after another. */
export function holdsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((word, offset) => words[at + offset] === word));
}
