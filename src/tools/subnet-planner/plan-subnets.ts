import { fail, ok, type Result } from '#core/result.ts';
import type { IpFamily } from '#subjects/ip/ip-address.ts';
import { compareIpBlocks, formatIpBlock, type IpBlock, lastOfIpBlock } from '#subjects/ip/ip-block.ts';
import { containsRange, rangeOfBlock } from '#subjects/ip/ip-range.ts';
import { blocksOf, type IpSet, minus, shareIn, unionOf } from '#subjects/ip/ip-set.ts';
import { faultOnLine } from '#subjects/ip/fault-on-line.ts';
import type { ListedIp } from '#subjects/ip/read-ip-list.ts';
import { freeSpace } from './free-space.ts';
import { type ListedBlock, overlap, overlapFault } from './read-blocks.ts';
import { MOST_SUBNETS, type SubnetLine, type WantedSize } from './read-subnets.ts';
import { limitOf, prefixLengthFor, type Reservation } from './reserved-addresses.ts';

/** One subnet of a line, before it has a place. */
export interface WantedSubnet {
  readonly name: string;
  readonly line: number;
  /** Which one of its line it is, from 0. */
  readonly nth: number;
  readonly size: WantedSize;
  readonly family: IpFamily;
  readonly prefixLength: number;
  /** The hosts it is to have, growth among them; none of a size that is a prefix length. */
  readonly needed?: bigint;
}

/** A subnet at its place. */
export interface PlacedSubnet extends IpBlock {
  readonly kind: 'fixed' | 'wanted';
  readonly name: string;
  readonly line: number;
  readonly nth: number;
  readonly needed?: bigint;
  /** The index of the block that it lies in. */
  readonly of: number;
}

export interface SubnetPlan {
  readonly blocks: readonly IpBlock[];
  /** In the order of the families and addresses. */
  readonly placed: readonly PlacedSubnet[];
  readonly free: readonly IpBlock[];
  readonly inUse: readonly IpBlock[];
  /** What does not fit, in the order in which it was tried. */
  readonly lost: readonly WantedSubnet[];
}

interface Wish {
  readonly reserved: Reservation;
  /** In percent. */
  readonly growth: number;
}

/**
 * Places all subnets: the fixed ones where they are, the wanted ones by size, the largest first, those of equal size in the order of the lines.
 * Errors, about the lines: `onLine`; `tooManySubnets`.
 */
export function planSubnets(
  listed: readonly ListedBlock[],
  inUse: readonly ListedIp[],
  lines: readonly SubnetLine[],
  wish: Wish,
): Result<SubnetPlan, 'onLine' | 'tooManySubnets'> {
  const blocks = listed.map(({ block }) => block);
  const fixed = checkFixed(lines, blocks, inUse, wish.reserved);
  if (!fixed.ok) return fixed;
  const wanted = wantedOf(lines, blocks, wish);
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

/** The part of each block that is in use. */
const blocksInUse = (blocks: readonly IpBlock[], used: IpSet): readonly IpBlock[] =>
  blocks.flatMap((block) => blocksOf(minus([rangeOfBlock(block)], minus([rangeOfBlock(block)], used)))).toSorted(compareIpBlocks);

type Unnamed<Subnet> = Omit<Subnet, 'name'>;
type FixedSubnet = Unnamed<PlacedSubnet>;

/** Each lies in a block, and in nothing else that has its place. */
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

/** Of two that overlap the later one, on the first line that has such a one. */
function firstClash(fixed: readonly FixedSubnet[]): (FixedSubnet & { readonly other: FixedSubnet }) | undefined {
  const sorted = fixed.toSorted(compareIpBlocks);
  const clashes: (FixedSubnet & { readonly other: FixedSubnet })[] = [];
  let before: FixedSubnet | undefined;
  for (const subnet of sorted) {
    // Blocks lie in each other or apart: the widest so far is what the next ones may lie in.
    if (before?.family === subnet.family && lastOfIpBlock(before) >= subnet.first) {
      const [other, later] = before.line < subnet.line ? [before, subnet] : [subnet, before];
      clashes.push({ ...later, other });
    } else before = subnet;
  }
  return clashes.toSorted((one, other) => one.line - other.line)[0];
}

const limitFault = ({ kind, provider, limit }: NonNullable<ReturnType<typeof limitOf>>) => ({ code: kind, values: { provider, limit } });

/** Each subnet of a line that has no place yet, once for each family it is for. */
function wantedOf(
  lines: readonly SubnetLine[],
  blocks: readonly IpBlock[],
  wish: Wish,
): Result<readonly Unnamed<WantedSubnet>[], 'onLine' | 'tooManySubnets'> {
  const families = ([4, 6] as const).filter((family) => blocks.some((block) => block.family === family));
  const wanted: Unnamed<WantedSubnet>[] = [];
  for (const each of lines) {
    if (each.kind !== 'wanted') continue;
    const sizes = sizesOf(each.size, families, wish);
    if (!sizes.ok) return faultOnLine(each.line, sizes.error);
    for (const size of sizes.value) {
      const limit = size.prefixLength < 0 ? undefined : limitOf(size, wish.reserved);
      if (limit) return faultOnLine(each.line, limitFault(limit));
      for (let nth = 0; nth < each.count; nth += 1) wanted.push({ ...size, size: each.size, line: each.line, nth });
    }
    if (wanted.length > MOST_SUBNETS) return fail('tooManySubnets');
  }
  return ok(wanted);
}

type Size = Pick<WantedSubnet, 'family' | 'prefixLength' | 'needed'>;

function sizesOf(size: WantedSize, families: readonly IpFamily[], { reserved, growth }: Wish): Result<readonly Size[]> {
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

/** Several of a line are counted behind their name, those without a name through the whole plan. */
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

/** The name of a subnet that has none. It is part of the text of a plan, and the same in all languages. */
export const numbered = (number: number): string => `Subnet ${number}`;
