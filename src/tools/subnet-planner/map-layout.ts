import { formatIpBlock, type IpBlock, ipBlockSize } from '#subjects/ip/ip-block.ts';
import type { PlanRow, SpaceRow } from './plan-rows.ts';

/** A stretch of a block as it is drawn. */
export interface MapCell {
  readonly kind: SpaceRow['kind'];
  readonly name: string;
  readonly network: string;
  /** The index of its row. */
  readonly row: number;
  /** Where it begins, and how wide it is, in percent of the bar. */
  readonly from: number;
  readonly width: number;
}

export interface MapBar {
  readonly network: string;
  readonly cells: readonly MapCell[];
  /** How wide it is to be at least, in pixels. */
  readonly minWidth: number;
  /** How wide it is drawn to see its smallest cells. */
  readonly zoomedWidth: number;
  /** Cells would be too narrow to be seen, were they not widened. */
  readonly isCrowded: boolean;
}

const MOST_CELLS = 2000;
/** Pixels of the narrowest cell, of a bar on a wide and on a narrow page, and of the widest one that is looked at in parts. */
const MIN_CELL = 3;
const USUAL_BAR = 720;
const NARROW_BAR = 280;
const WIDEST_BAR = 12_000;
const READABLE = 24;

/** A bar for each block of the plan, its cells as wide as their addresses are many, but for those that would not be seen. */
export function mapOf(blocks: readonly IpBlock[], rows: readonly PlanRow[]): readonly MapBar[] {
  const space = rows.flatMap((row, index) => (row.kind === 'lost' ? [] : [{ row, index }]));
  const step = Math.ceil(space.length / MOST_CELLS);
  return blocks.map((block) => {
    const end = block.first + ipBlockSize(block);
    const own = space.filter(({ row }) => row.block.family === block.family && row.block.first >= block.first && row.block.first < end);
    // Of very many cells neighbors are drawn as one.
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

/** In percent of so many pixels: the narrow cells get what they need, the others share the rest. */
function widthsOf(shares: readonly number[], pixels: number): readonly number[] {
  const least = MIN_CELL / pixels;
  const narrow = shares.filter((each) => each < least);
  const wide = shares.reduce((sum, each) => sum + (each < least ? 0 : each), 0);
  const left = 1 - narrow.length * least;
  return shares.map((each) => 100 * (each < least ? least : (each / wide) * left));
}
