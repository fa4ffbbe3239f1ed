import { fail, ok, type Result } from '#core/result.ts';
import type { IpFamily } from '#domains/ip/ip-address.ts';
import { compareIpBlocks, formatIpBlock, type IpBlock, lastOfIpBlock } from '#domains/ip/ip-block.ts';
import { containsRange, rangeOfBlock } from '#domains/ip/ip-range.ts';
import { blocksOf, type IpSet, minus, shareIn, unionOf } from '#domains/ip/ip-set.ts';
import { faultOnLine } from '#domains/ip/fault-on-line.ts';
import type { ListedIp } from '#domains/ip/read-ip-list.ts';
import { freeSpace } from './free-space.ts';
import { type ListedBlock, overlap, overlapFault } from './read-blocks.ts';
import { MOST_SUBNETS, type SubnetLine, type WantedSize } from './read-subnets.ts';
import { limitOf, prefixLengthFor, type Reservation } from './reserved-addresses.ts';

/** A subnet of a line before it is placed. */
export interface WantedSubnet {
  readonly name: string;
  readonly line: number;
  /** The 0-based index within its line. */
  readonly nth: number;
  readonly size: WantedSize;
  readonly family: IpFamily;
  readonly prefixLength: number;
  /** The required number of hosts, including growth. Absent if the size is a prefix length. */
  readonly needed?: bigint;
}

export interface PlacedSubnet extends IpBlock {
  readonly kind: 'fixed' | 'wanted';
  readonly name: string;
  readonly line: number;
  readonly nth: number;
  readonly needed?: bigint;
  /** The index of the block that contains it. */
  readonly of: number;
}

export interface SubnetPlan {
  readonly blocks: readonly IpBlock[];
  /** Sorted by family and address. */
  readonly placed: readonly PlacedSubnet[];
  readonly free: readonly IpBlock[];
  readonly inUse: readonly IpBlock[];
  /** The subnets that do not fit, in the order in which placement was attempted. */
  readonly lost: readonly WantedSubnet[];
}

interface Options {
  readonly reserved: Reservation;
  /** In percent. */
  readonly growth: number;
}

/**
 * Places all subnets: fixed ones at their networks, then wanted ones from largest to smallest, with ties in line order. Errors about the
 * lines: `onLine` and `tooManySubnets`.
 */
export function planSubnets(
  listed: readonly ListedBlock[],
  inUse: readonly ListedIp[],
  lines: readonly SubnetLine[],
  options: Options,
): Result<SubnetPlan, 'onLine' | 'tooManySubnets'> {
  const blocks = listed.map(({ block }) => block);
  const fixed = checkFixed(lines, blocks, inUse, options.reserved);
  if (!fixed.ok) return fixed;
  const wanted = wantedOf(lines, blocks, options);
  if (!wanted.ok) return wanted;
  if (fixed.value.length + wanted.value.length > MOST_SUBNETS) return fail('tooManySubnets');
  const names = namesOf(lines, [...fixed.value, ...wanted.value]);

  const used = unionOf(inUse);
  const space = freeSpace(blocks, unionOf([...inUse, ...fixed.value.map((subnet) => rangeOfBlock(subnet))]));
  const placed: PlacedSubnet[] = fixed.value.map((subnet) => ({ ...subnet, name: names(subnet) }));
  const lost: WantedSubnet[] = [];
  const bySize = wanted.value.toSorted((one, other) => one.family - other.family || one.prefixLength - other.prefixLength);
  for (const subnet of bySize) {
    const named = { ...subnet, name: names(subnet) };
    const place = space.take(subnet);
    if (place) placed.push({ ...placedAs(named), ...place, kind: 'wanted' });
    else lost.push(named);
  }
  return ok({
    blocks,
    placed: placed.toSorted(compareIpBlocks),
    free: space.left().toSorted(compareIpBlocks),
    inUse: blocksInUse(blocks, used),
    lost,
  });
}

const placedAs = ({ size: _size, ...subnet }: WantedSubnet) => subnet;

/** The parts of each block that are in use. */
const blocksInUse = (blocks: readonly IpBlock[], used: IpSet): readonly IpBlock[] =>
  blocks.flatMap((block) => blocksOf(minus([rangeOfBlock(block)], minus([rangeOfBlock(block)], used)))).toSorted(compareIpBlocks);

type Unnamed<Subnet> = Omit<Subnet, 'name'>;
type FixedSubnet = Unnamed<PlacedSubnet>;

/** Checks that each fixed subnet is in a block and does not overlap other subnets or addresses in use. */
function checkFixed(
  lines: readonly SubnetLine[],
  blocks: readonly IpBlock[],
  inUse: readonly ListedIp[],
  reserved: Reservation,
): Result<readonly FixedSubnet[], 'onLine'> {
  const fixed: FixedSubnet[] = [];
  const used = unionOf(inUse);
  for (const each of lines) {
    if (each.kind !== 'fixed') continue;
    const { block, line } = each;
    const range = rangeOfBlock(block);
    const text = formatIpBlock(block);
    const limit = limitOf(block, reserved);
    if (limit) return faultOnLine(line, limitFault(limit));
    const of = blocks.findIndex((other) => containsRange(rangeOfBlock(other), range));
    if (of === -1) return faultOnLine(line, { code: 'inNoBlock', values: { network: text } });
    if (shareIn(used, range) !== 'none') {
      const other = inUse.find((entry) => overlap(entry, range));
      return faultOnLine(line, { code: 'overlapsInUse', values: { network: text, other: other?.text ?? '', otherLine: other?.line ?? 0 } });
    }
    fixed.push({ ...block, kind: 'fixed', line, of, nth: 0 });
  }
  const clash = firstClash(fixed);
  return clash ? faultOnLine(clash.line, overlapFault(formatIpBlock(clash), formatIpBlock(clash.other), clash.other.line)) : ok(fixed);
}

/** The first subnet, by line, that overlaps one of an earlier line. */
function firstClash(fixed: readonly FixedSubnet[]): (FixedSubnet & { readonly other: FixedSubnet }) | undefined {
  const sorted = fixed.toSorted(compareIpBlocks);
  const clashes: (FixedSubnet & { readonly other: FixedSubnet })[] = [];
  let before: FixedSubnet | undefined;
  for (const subnet of sorted) {
    // Blocks are either nested or disjoint, so only the widest preceding block can contain the next ones.
    if (before?.family === subnet.family && lastOfIpBlock(before) >= subnet.first) {
      const [other, later] = before.line < subnet.line ? [before, subnet] : [subnet, before];
      clashes.push({ ...later, other });
    } else before = subnet;
  }
  return clashes.toSorted((one, other) => one.line - other.line)[0];
}

const limitFault = ({ kind, provider, limit }: NonNullable<ReturnType<typeof limitOf>>) => ({ code: kind, values: { provider, limit } });

/** The subnets without a place, one for each family. */
function wantedOf(
  lines: readonly SubnetLine[],
  blocks: readonly IpBlock[],
  options: Options,
): Result<readonly Unnamed<WantedSubnet>[], 'onLine' | 'tooManySubnets'> {
  const families = ([4, 6] as const).filter((family) => blocks.some((block) => block.family === family));
  const wanted: Unnamed<WantedSubnet>[] = [];
  for (const each of lines) {
    if (each.kind !== 'wanted') continue;
    const sizes = sizesOf(each.size, families, options);
    if (!sizes.ok) return faultOnLine(each.line, sizes.error);
    for (const size of sizes.value) {
      const limit = size.prefixLength < 0 ? undefined : limitOf(size, options.reserved);
      if (limit) return faultOnLine(each.line, limitFault(limit));
      for (let nth = 0; nth < each.count; nth += 1) wanted.push({ ...size, size: each.size, line: each.line, nth });
    }
    if (wanted.length > MOST_SUBNETS) return fail('tooManySubnets');
  }
  return ok(wanted);
}

type Size = Pick<WantedSubnet, 'family' | 'prefixLength' | 'needed'>;

function sizesOf(size: WantedSize, families: readonly IpFamily[], { reserved, growth }: Options): Result<readonly Size[]> {
  if ('hosts' in size) {
    const needed = (size.hosts * BigInt(100 + growth) + 99n) / 100n;
    return ok(families.map((family) => ({ family, needed, prefixLength: prefixLengthFor(needed, family, reserved) })));
  }
  const { prefixLength } = size;
  const family = families.includes(4) && (prefixLength <= 32 || !families.includes(6)) ? 4 : 6;
  const max = family === 4 ? 32 : 128;
  return prefixLength > max ? fail('prefixLengthOutOfRange', { values: { max, found: prefixLength } }) : ok([{ family, prefixLength }]);
}

type Nth = { readonly line: number; readonly nth: number };

/** Creates the names. Several subnets of a line have numbers after their name, and unnamed ones are numbered across the plan. */
function namesOf(lines: readonly SubnetLine[], subnets: readonly Nth[]): (subnet: Nth) => string {
  const byLine = new Map(lines.map((each) => [each.line, each]));
  const typed = new Set(lines.map(({ name }) => name));
  const names = new Map<string, string>();
  let number = 0;
  for (const { line, nth } of subnets.toSorted((one, other) => one.line - other.line || one.nth - other.nth)) {
    if (byLine.get(line)?.name !== '' || names.has(`${line} ${nth}`)) continue;
    do number += 1;
    while (typed.has(numbered(number)));
    names.set(`${line} ${nth}`, numbered(number));
  }
  return ({ line, nth }) => {
    const own = byLine.get(line);
    if (own === undefined || own.name === '') return names.get(`${line} ${nth}`) ?? '';
    return own.kind === 'wanted' && own.count > 1 ? `${own.name} ${nth + 1}` : own.name;
  };
}

/** The default name of a subnet. It becomes part of the plan's text and is the same in all languages. */
export const numbered = (number: number): string => `Subnet ${number}`;
