import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { formatIpBlock, type IpBlock } from '#domains/ip/ip-block.ts';
import { blocksOfRange, formatIpRange, type IpRange, rangeOfBlock } from '#domains/ip/ip-range.ts';
import { faultOnLine } from '#domains/ip/fault-on-line.ts';
import { blockOfNetwork, hasHostBits, readIpNetwork } from '#domains/ip/read-ip-network.ts';
import { readIpRange } from '#domains/ip/read-ip-range.ts';
import { type ListedIp, readIpList } from '#domains/ip/read-ip-list.ts';

/** A network and its 1-based line number. */
export interface ListedBlock {
  readonly block: IpBlock;
  readonly line: number;
}

/** Whitespace separates networks, but not a network from its mask. */
const BETWEEN_BLOCKS = /[,;]|(?<=\/\d{1,3})\s+/;

/** Reads the networks to divide, separated by line breaks, commas, semicolons, or spaces. Networks must not overlap. Error: `onLine`. */
export function readBlocks(text: string): Result<readonly ListedBlock[], 'onLine'> {
  const blocks: ListedBlock[] = [];
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    const [content = ''] = written.split('#', 1);
    for (const piece of content.split(BETWEEN_BLOCKS).map((each) => each.trim())) {
      if (piece === '') continue;
      const read = readPiece(piece);
      if (!read.ok) return faultOnLine(line, read.error);
      for (const block of read.value) {
        const other = blocks.find((each) => overlap(rangeOfBlock(each.block), rangeOfBlock(block)));
        if (other) return faultOnLine(line, overlapFault(formatIpBlock(block), formatIpBlock(other.block), other.line));
        blocks.push({ block, line });
      }
    }
  }
  return ok(blocks);
}

/** Converts a range, as written by registries, to its blocks. */
function readPiece(piece: string): Result<readonly IpBlock[]> {
  const range = /[-–]/.test(piece) ? readIpRange(piece) : undefined;
  return range?.ok ? ok(blocksOfRange(range.value)) : mapResult(readBlock(piece), (block) => [block]);
}

function readBlock(piece: string): Result<IpBlock> {
  const network = readIpNetwork(piece);
  if (!network.ok) return network.error.code === 'notAnIpNetwork' ? fail('notAnIpRange', { values: { entry: excerpt(piece) } }) : network;
  const block = blockOfNetwork(network.value);
  return hasHostBits(network.value) ? fail('hasHostBits', { values: { entry: piece, network: formatIpBlock(block) } }) : ok(block);
}

export const overlapFault = (network: string, other: string, line: number) => ({
  code: 'overlaps',
  values: { network, other, otherLine: line },
});

export const overlap = (one: IpRange, other: IpRange): boolean =>
  one.family === other.family && one.first <= other.last && other.first <= one.last;

/** Reads the addresses in use with `readIpList`. Entries must not overlap. Error: `onLine`. */
export function readInUse(text: string): Result<readonly ListedIp[], 'onLine'> {
  const list = readIpList(text, { isStrict: true });
  if (!list.ok) return list;
  const sorted = list.value.toSorted((one, other) => one.family - other.family || (one.first < other.first ? -1 : 1));
  for (const [index, entry] of sorted.entries()) {
    const before = sorted[index - 1];
    if (!before || !overlap(before, entry)) continue;
    const [first, second] = before.line <= entry.line ? [before, entry] : [entry, before];
    return faultOnLine(second.line, overlapFault(shown(second), shown(first), first.line));
  }
  return list;
}

const shown = (entry: ListedIp): string => entry.text || formatIpRange(entry);
