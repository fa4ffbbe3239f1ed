import { type IpBlock, ipBlockSize, lastOfIpBlock } from '#subjects/ip/ip-block.ts';
import { blockAroundRange } from '#subjects/ip/ip-range.ts';

/** Stands for a block at a place that has none, which no place that is asked for is. */
const ALL: IpBlock = { family: 4, first: 0n, prefixLength: 0 };

/** A block of the tree, with the blocks of the list that lie in it. */
interface Node {
  readonly block: IpBlock;
  /** `costs[n - 1]`: the fewest addresses too many, when exactly n blocks cover those of the list; for n up to their number and the limit. */
  readonly costs: readonly bigint[];
  readonly halves?: readonly [lower: Node, upper: Node];
  /** How many blocks the lower half has of n, at `n - 1`. */
  readonly shares?: Uint16Array;
}

/**
 * At most so many blocks that cover a list with the fewest addresses that are not in it: of several such lists the one with fewer blocks, then
 * that whose lower halves have fewer. The list is the shortest of a set of one family, ascending, and longer than the limit, which is above 0.
 *
 * A cover is a cut through the tree of blocks: each block either stands for all below it, or its halves share the number. The best shares of
 * every number are worked out from below (a knapsack on a tree): all lists that two halves can have are compared, so that n blocks and the limit m
 * take n · m steps.
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

/** How many addresses stand before each place. */
function sumsOf(blocks: readonly IpBlock[]): readonly bigint[] {
  const sums = [0n];
  let sum = 0n;
  for (const block of blocks) {
    sum += ipBlockSize(block);
    sums.push(sum);
  }
  return sums;
}

/** The place of the first block that begins at an address or after it. */
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
    let best = (left[share - 1] ?? 0n) + (right[count - share - 1] ?? 0n); // each half has a share that it has a cost of
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

/** The blocks of the best cut. */
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
