/**
 * The indices of ranges from the lowest first end on, of equal ones the wider before the narrower, and the same ones as they stand. Ends are
 * places among all ends, of which there are so many: counting them is quicker than comparing.
 */
export function widerFirst(firsts: Int32Array, lasts: Int32Array, size: number): Int32Array {
  const asListed = Int32Array.from(firsts, (_, index) => index);
  const fromWide = sortedBy(
    asListed,
    lasts.map((last) => size - 1 - last),
    size,
  );
  return sortedBy(fromWide, firsts, size);
}

/** Indices in the order of their keys, which are below a limit; those of equal keys stay in the order in which they are. */
function sortedBy(indices: Int32Array, keys: Int32Array, limit: number): Int32Array {
  const next = new Int32Array(limit + 1);
  for (const key of keys) next[key + 1] = (next[key + 1] ?? 0) + 1;
  for (let key = 1; key < limit; key += 1) next[key] = (next[key] ?? 0) + (next[key - 1] ?? 0);
  const sorted = new Int32Array(indices.length);
  for (const index of indices) {
    const key = keys[index] ?? 0;
    const place = next[key] ?? 0;
    sorted[place] = index;
    next[key] = place + 1;
  }
  return sorted;
}
