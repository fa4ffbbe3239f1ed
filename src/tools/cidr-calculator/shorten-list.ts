import { type IpBlock, ipBlockSize, lastOfIpBlock } from '#domains/ip/ip-block.ts';
import { blockAroundRange } from '#domains/ip/ip-range.ts';

/** Fills in for missing blocks at positions that are never read. */
const ALL: IpBlock = { family: 4, first: 0n, prefixLength: 0 };

/** A block of the tree, with the listed blocks inside it. */
interface Node {
  readonly block: IpBlock;
  /**
   * `costs[n - 1]` is the minimum number of extra addresses if exactly n blocks cover the listed ones, for n up to their number and the
   * limit.
   */
  readonly costs: readonly bigint[];
  readonly halves?: readonly [lower: Node, upper: Node];
  /** The number of blocks in the lower half for n blocks, at `n - 1`. */
  readonly shares?: Uint16Array;
}

/**
 * Covers a list with at most `most` blocks and the fewest extra addresses. Ties prefer fewer blocks, then fewer blocks in lower halves.
 * The list is the shortest of a set of one family, ascending, and longer than the limit, which is above 0.
 *
 * A cover is a cut through the tree of blocks: a block either replaces all blocks below it, or its halves share the number. The best
 * shares for every number are computed bottom-up (a knapsack on a tree) by comparing all possible shares of two halves, which takes n · m
 * steps for n blocks and the limit m.
 */
export function shortenList(blocks: readonly IpBlock[], most: number, progress: (share: number) => void): readonly IpBlock[] {
  const covered = sumsOf(blocks);
  let done = 0;

  const nodeOf = (from: number, to: number): Node => {
    const first = blocks[from] ?? ALL;
    if (to - from === 1) return { block: first, costs: [0n] };
    const block = blockAroundRange({ ...first, last: lastOfIpBlock(blocks[to - 1] ?? first) });
    const middle = block.first + ipBlockSize(block) / 2n;
    const split = firstFrom(blocks, middle, from, to);
    const halves = [nodeOf(from, split), nodeOf(split, to)] as const;
    const alone = ipBlockSize(block) - ((covered[to] ?? 0n) - (covered[from] ?? 0n));
    done += 1;
    if (done % 64 === 0) progress(done / blocks.length);
    return { block, halves, ...shareOut(alone, halves, most) };
  };

  return chosen(nodeOf(0, blocks.length), most);
}

/** The number of addresses before each position. */
function sumsOf(blocks: readonly IpBlock[]): readonly bigint[] {
  const sums = [0n];
  let sum = 0n;
  for (const block of blocks) {
    sum += ipBlockSize(block);
    sums.push(sum);
  }
  return sums;
}

/** The index of the first block that begins at or after an address. */
function firstFrom(blocks: readonly IpBlock[], address: bigint, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle] ?? ALL).first < address) low = middle + 1;
    else high = middle;
  }
  return low;
}

function shareOut(alone: bigint, [lower, upper]: readonly [Node, Node], most: number): Required<Pick<Node, 'costs' | 'shares'>> {
  const left = lower.costs;
  const right = upper.costs;
  const length = Math.min(left.length + right.length, most);
  const costs: bigint[] = [alone];
  const shares = new Uint16Array(length);
  for (let count = 2; count <= length; count += 1) {
    const end = Math.min(left.length, count - 1);
    let share = Math.max(1, count - right.length);
    let best = (left[share - 1] ?? 0n) + (right[count - share - 1] ?? 0n); // both halves have a cost for their share
    for (let next = share + 1; next <= end; next += 1) {
      const cost = (left[next - 1] ?? 0n) + (right[count - next - 1] ?? 0n); // as above
      if (cost < best) {
        best = cost;
        share = next;
      }
    }
    costs.push(best);
    shares[count - 1] = share;
  }
  return { costs, shares };
}

/** Collects the blocks of the best cut. */
function chosen(root: Node, most: number): readonly IpBlock[] {
  const fewest = root.costs.indexOf(root.costs[Math.min(most, root.costs.length) - 1] ?? 0n) + 1; // more blocks never cost more
  const list: IpBlock[] = [];
  const take = ({ block, halves, shares }: Node, count: number): void => {
    if (count === 1 || !halves) return void list.push(block);
    const share = shares?.[count - 1] ?? 1;
    take(halves[0], share);
    take(halves[1], count - share);
  };
  take(root, fewest);
  return list;
}
