/**
 * Sorts the indices of ranges by ascending start, the wider of two first. Equal ranges keep their order. Starts and ends are positions
 * among `size` ends, because a counting sort is faster than comparisons.
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

/** Sorts indices by keys below a limit. Equal keys keep their order. */
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
