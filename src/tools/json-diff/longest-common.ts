/** The indexes of equal items in two sequences, ascending in both. */
export type Common = readonly (readonly [before: number, after: number])[];

/** The furthest index in `before` that was reached on each diagonal, `before - after`, for one number of differences. */
interface Reach {
  readonly from: number;
  readonly before: Int32Array;
}

const NOT_REACHED = -1;

/**
 * Finds a longest common sequence of two lists of numbers with the greedy algorithm of E. W. Myers, “An O(ND) Difference Algorithm and Its
 * Variations”, 1986. Never compares the same pair twice. `undefined` if more than `maxComparisons` are needed.
 */
export function longestCommon(before: readonly number[], after: readonly number[], maxComparisons: number): Common | undefined {
  const trace: Reach[] = [];
  let comparisons = 0;
  for (let differences = 0; differences <= before.length + after.length; differences++) {
    // Skips diagonals beyond the last item of either side.
    const from = -(differences - 2 * Math.max(0, differences - after.length));
    const to = differences - 2 * Math.max(0, differences - before.length);
    const reach: Reach = { from, before: new Int32Array((to - from) / 2 + 1) };
    for (let diagonal = from; diagonal <= to; diagonal += 2) {
      let index = startOf(trace.at(-1), diagonal, before.length, after.length);
      while (index !== NOT_REACHED && index < before.length && index - diagonal < after.length) {
        if (++comparisons > maxComparisons) return undefined;
        if (before[index] !== after[index - diagonal]) break;
        index++;
      }
      reach.before[(diagonal - from) / 2] = index;
      if (index === before.length && index - diagonal === after.length) return walkBack([...trace, reach], before.length, after.length);
    }
    trace.push(reach);
  }
  return [];
}

const reached = (reach: Reach, diagonal: number): number => reach.before[(diagonal - reach.from) / 2] ?? NOT_REACHED;

/** The start of a diagonal after one more difference: an item of `before` removed, or an item of `after` added. */
function startOf(last: Reach | undefined, diagonal: number, beforeLength: number, afterLength: number): number {
  if (!last) return 0;
  const left = reached(last, diagonal - 1);
  const removed = left === NOT_REACHED || left === beforeLength ? NOT_REACHED : left + 1;
  const above = reached(last, diagonal + 1);
  const added = above === NOT_REACHED || above - diagonal > afterLength ? NOT_REACHED : above;
  return Math.max(removed, added);
}

function walkBack(trace: readonly Reach[], beforeLength: number, afterLength: number): Common {
  const common: (readonly [number, number])[] = [];
  let diagonal = beforeLength - afterLength;
  for (let differences = trace.length - 1; differences >= 0; differences--) {
    const current = trace[differences];
    const last = trace[differences - 1];
    if (!current) break;
    const start = startOf(last, diagonal, beforeLength, afterLength);
    for (let index = reached(current, diagonal) - 1; index >= start; index--) common.push([index, index - diagonal]);
    const left = last ? reached(last, diagonal - 1) : NOT_REACHED;
    diagonal += left !== NOT_REACHED && left < beforeLength && left + 1 === start ? -1 : 1;
  }
  return common.toReversed();
}
