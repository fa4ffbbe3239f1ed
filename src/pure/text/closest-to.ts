/** How many letters must be added, removed, replaced or swapped with their neighbor to make one word of the other. */
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

/** The name that may have been meant: the nearest, of several the first. At most a third of it is otherwise, or so many letters. */
export function closestTo(said: string, names: readonly string[], within?: number): string | undefined {
  const most = (name: string): number => within ?? Math.max(1, Math.floor(name.length / 3));
  const [closest] = names
    .filter((name) => Math.abs(name.length - said.length) <= most(name)) // the others are as far away, at least
    .map((name) => ({ name, apart: distance(said, name) }))
    .filter(({ name, apart }) => apart < name.length && apart <= most(name))
    .toSorted((one, other) => one.apart - other.apart);
  return closest?.name;
}
