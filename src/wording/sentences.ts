/** Abbreviations after which a full stop ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|no|nr|fig|cf|max|min|[A-Z])\.$/i;

/** The first sentence of a description: up to its first full stop, or to the end of its first paragraph. */
export function firstSentenceOf(text: string): string {
  const start = text.trimStart();
  for (const match of start.matchAll(/[.!?。！？]+(?=\s|$)|[。！？]|\n\s*\n/g)) {
    const end = match.index + match[0].length;
    if (!ABBREVIATION.test(start.slice(0, end))) return start.slice(0, end).trimEnd();
  }
  return start.trimEnd();
}
