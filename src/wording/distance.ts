/** How many letters have to be added, left out, changed or swapped with their neighbour to make one word of the other. */
export function distance(one: string, other: string): number {
  const width = other.length + 1;
  const rows = [Array.from({ length: width }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j < width; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min(row[j - 1]! + 1, rows[i - 1]![j]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/** The one of some words that a word was most likely meant to be; null where none is near, or the word is one of them. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (known.includes(word) || word.length > 100) return null;
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9/]/g, "");
  const own = plain(word);
  const found = known.map((candidate) => ({ candidate, far: distance(own, plain(candidate)) })).sort((a, b) => a.far - b.far)[0];
  return found && found.far <= Math.min(3, Math.floor(found.candidate.length / 5)) ? found.candidate : null;
}
