import type { IpRange } from '#domains/ip/ip-range.ts';

interface Places {
  /** The positions of the first and last address of each range, from 0. */
  readonly firsts: Int32Array;
  readonly lasts: Int32Array;
  /** The number of distinct addresses. */
  readonly size: number;
}

/** Follows all IPv4 addresses. */
const AFTER_IPV4 = 2 ** 32;

/**
 * The positions of the ends of ranges among all their ends, those of IPv4 first. Sorts numbers in typed arrays, because a comparison
 * function is too slow for 200,000 networks. An IPv6 address becomes a pair of numbers, each first replaced by its own position.
 */
export function placesAmong(ranges: readonly IpRange[]): Places {
  const count = ranges.length;
  const [high, low] = ranges.some(({ family }) => family === 6) ? halvesOf(ranges) : [];
  // There are at most as many positions as ends, so their product stays below 2 ** 53.
  const keyOf = (address: bigint, of6: boolean, at: number): number =>
    of6 ? AFTER_IPV4 + (high?.[at] ?? 0) * 2 * count + (low?.[at] ?? 0) : Number(address);
  const keys = new Float64Array(2 * count);
  for (const [index, { family, first, last }] of ranges.entries()) {
    keys[index] = keyOf(first, family === 6, index);
    keys[count + index] = keyOf(last, family === 6, count + index);
  }
  const { places, size } = placesIn(keys);
  return { firsts: places.subarray(0, count), lasts: places.subarray(count), size };
}

/** The positions of the upper and lower 64 bits of all first addresses, then of all last ones. */
function halvesOf(ranges: readonly IpRange[]): readonly [Int32Array, Int32Array] {
  const ends = [...ranges.map(({ first }) => first), ...ranges.map(({ last }) => last)];
  // The array truncates to the lower bits.
  return [placesIn(BigUint64Array.from(ends, (end) => end >> 64n)).places, placesIn(BigUint64Array.from(ends)).places];
}

function placesIn(values: Float64Array | BigUint64Array): { readonly places: Int32Array; readonly size: number } {
  const sorted = values.toSorted();
  let size = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const value = sorted[at] ?? 0;
    if (at > 0 && value === sorted[size - 1]) continue;
    sorted[size] = value;
    size += 1;
  }
  const places = new Int32Array(values.length);
  let before = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    let from = 0;
    let to = before;
    // Lists are often ascending, so the search starts at the previous position with growing steps.
    if (value >= (sorted[before] ?? 0)) {
      from = before;
      to = before + 1;
      for (let step = 1; to < size && value >= (sorted[to] ?? 0); step *= 2) {
        from = to;
        to = Math.min(to + step, size);
      }
    }
    while (to - from > 1) {
      const middle = (from + to) >>> 1;
      if ((sorted[middle] ?? 0) <= value) from = middle;
      else to = middle;
    }
    places[at] = from;
    before = from;
  }
  return { places, size };
}
