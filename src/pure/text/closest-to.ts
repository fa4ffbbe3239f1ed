/** The number of letters to add, remove, replace, or swap with their neighbor to turn one word into the other. */
function distance(one: string, other: string): number {
  let [before, row]: [readonly number[], readonly number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

/**
 * Suggests the name closest to a misspelled word. It differs in at most `within` letters, by default a third of its length. On a tie, the
 * first wins.
 */
export function closestTo(word: string, names: readonly string[], within?: number): string | undefined {
  const most = (name: string): number => within ?? Math.max(1, Math.floor(name.length / 3));
  const [closest] = names
    .filter((name) => Math.abs(name.length - word.length) <= most(name)) // others are too far away
    .map((name) => ({ name, apart: distance(word, name) }))
    .filter(({ name, apart }) => apart < name.length && apart <= most(name))
    .toSorted((one, other) => one.apart - other.apart);
  return closest?.name;
}
