import { formatIpBlock, type IpBlock, ipBlockSize } from '#domains/ip/ip-block.ts';
import type { PlanRow, SpaceRow } from './plan-rows.ts';

export interface MapCell {
  readonly kind: SpaceRow['kind'];
  readonly name: string;
  readonly network: string;
  /** The index of its table row. */
  readonly row: number;
  /** The start and the width, in percent of the bar. */
  readonly from: number;
  readonly width: number;
}

export interface MapBar {
  readonly network: string;
  readonly cells: readonly MapCell[];
  /** The minimum width, in pixels. */
  readonly minWidth: number;
  /** The width at which the smallest cells are visible, in pixels. */
  readonly zoomedWidth: number;
  /** Whether some cells are widened because they would be too narrow to see. */
  readonly isCrowded: boolean;
}

const MOST_CELLS = 2000;
/** Widths in pixels: the narrowest cell, the bar on a wide and on a narrow page, and the widest zoomed bar. */
const MIN_CELL = 3;
const USUAL_BAR = 720;
const NARROW_BAR = 280;
const WIDEST_BAR = 12_000;
const READABLE = 24;

/** Creates a bar for each block of the plan. The width of a cell is proportional to its number of addresses, with a visible minimum. */
export function mapOf(blocks: readonly IpBlock[], rows: readonly PlanRow[]): readonly MapBar[] {
  const space = rows.flatMap((row, index) => (row.kind === 'lost' ? [] : [{ row, index }]));
  const step = Math.ceil(space.length / MOST_CELLS);
  return blocks.map((block) => {
    const end = block.first + ipBlockSize(block);
    const own = space.filter(({ row }) => row.block.family === block.family && row.block.first >= block.first && row.block.first < end);
    // If there are too many cells, adjacent ones are drawn as one.
    const drawn = own.filter((_, index) => index % step === 0);
    const shares = drawn.map(({ row }, index) => share((drawn[index + 1]?.row.block.first ?? end) - row.block.first, block));
    const minWidth = Math.max(NARROW_BAR, drawn.length * (MIN_CELL + 1));
    const smallest = Math.min(1, ...shares);
    const widths = widthsOf(shares, minWidth);
    let from = 0;
    return {
      network: formatIpBlock(block),
      minWidth,
      zoomedWidth: Math.min(WIDEST_BAR, Math.max(minWidth, Math.ceil(READABLE / smallest))),
      isCrowded: smallest * USUAL_BAR < MIN_CELL,
      cells: drawn.map(({ row, index }, place) => {
        const width = widths[place] ?? 0;
        from += width;
        return {
          kind: row.kind,
          name: row.kind === 'subnet' ? row.subnet.name : '',
          network: formatIpBlock(row.block),
          row: index,
          from: from - width,
          width,
        };
      }),
    };
  });
}

const PRECISION = 1_000_000_000;
const share = (addresses: bigint, block: IpBlock): number => Number((addresses * BigInt(PRECISION)) / ipBlockSize(block)) / PRECISION;

/** Converts shares to percent of a bar. Narrow cells have the minimum width, and the others share the rest. */
function widthsOf(shares: readonly number[], pixels: number): readonly number[] {
  const least = MIN_CELL / pixels;
  const narrow = shares.filter((each) => each < least);
  const wide = shares.reduce((sum, each) => sum + (each < least ? 0 : each), 0);
  const left = 1 - narrow.length * least;
  return shares.map((each) => 100 * (each < least ? least : (each / wide) * left));
}
