import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import type { IpBlock } from '#domains/ip/ip-block.ts';
import { bitsOf } from '#domains/ip/ip-address.ts';
import { formatIpBlock } from '#domains/ip/ip-block.ts';
import { blockOfNetwork, hasHostBits, type IpNetwork, readIpNetwork } from '#domains/ip/read-ip-network.ts';
import { faultOnLine } from '#domains/ip/fault-on-line.ts';
import { LONGEST_END, plainLine } from './plain-line.ts';

/** The requested size of a subnet: a number of hosts or a prefix length. */
export type WantedSize = { readonly hosts: bigint } | { readonly prefixLength: number };

export type SubnetLine = {
  /** 1-based. */
  readonly line: number;
  /** Empty if the line has no name. */
  readonly name: string;
} & ({ readonly kind: 'fixed'; readonly block: IpBlock } | { readonly kind: 'wanted'; readonly size: WantedSize; readonly count: number });

/** The maximum number of subnets in a plan and in a line. */
export const MOST_SUBNETS = 4096;
/** The maximum number of digits of a host count. Larger counts exceed the number of IPv6 addresses. */
const MOST_DIGITS = 40;

const UNIT = /(\d)\s*(?:hosts?|IPs?|address(?:es)?)$/i;
const SIZE = /(\/?)(?<!\d)(\d+)$/;
const COUNT = /(?:^|[\s:,;|=])(\d+)\s*[x×]\s*$/i;
const SEPARATOR = /[\s:,;|=]/;
/** Excludes the equals sign, because a name may begin with it. */
const LEADING = /[\s:,;|]/;
/** A dash or an arrow that remains after the size is removed. */
const DANGLING = /\s[-–—→]+$/;

/** Reads the lines with subnets: `network name` or `name size`. Error: `onLine` for the first invalid line. */
export function readSubnets(text: string): Result<readonly SubnetLine[], 'onLine'> {
  const lines: SubnetLine[] = [];
  for (const [index, written] of text.split(/\r\n|\n|\r/).entries()) {
    const content = plainLine(written.split('#', 1)[0] ?? '');
    if (content === '') continue;
    const read = readLine(content, index + 1);
    if (!read.ok) return faultOnLine(index + 1, read.error);
    lines.push(read.value);
  }
  return ok(lines);
}

function readLine(content: string, line: number): Result<SubnetLine> {
  const [first = '', second = ''] = content.split(/\s+/, 2);
  const masked = /^[\d.]+$/.test(first) && second.includes('.') ? readIpNetwork(`${first} ${second}`) : undefined;
  if (masked?.ok)
    return fixedLine(masked.value, content.slice(content.indexOf(second, first.length) + second.length), line, `${first} ${second}`);
  const network = first.replace(/[,;]$|(?<!:):$/, '');
  if (!isMeantAsNetwork(network)) return networkBehind(content, line) ?? wantedLine(content, line);
  const read = readIpNetwork(network);
  if (!read.ok) return read.error.code === 'notAnIpNetwork' ? fail('notAnIpRange', { values: { entry: excerpt(network) } }) : read;
  return fixedLine(read.value, content.slice(first.length), line, network);
}

/** A fixed subnet with its network after the name, as in tables of subnets. */
function networkBehind(content: string, line: number): Result<SubnetLine> | undefined {
  const last = content.split(/[\s,;|]+/).at(-1) ?? '';
  const read = isMeantAsNetwork(last) && last.includes('/') ? readIpNetwork(last) : undefined;
  return read?.ok ? fixedLine(read.value, content.slice(0, -last.length), line, last) : undefined;
}

/** Whether a text is a network: digits with dots or colons, and a slash or a complete address. `10.5` is part of a name. */
const isMeantAsNetwork = (text: string): boolean => {
  const [address = '', ...behind] = text.split('/');
  return /[.:]/.test(address) && (behind.length > 0 ? /^\[?[\da-f:.]+\]?$/i.test(address) : readIpNetwork(text).ok);
};

function fixedLine(network: IpNetwork, rest: string, line: number, written: string): Result<SubnetLine> {
  const block = blockOfNetwork(network);
  if (hasHostBits(network)) return fail('offBoundary', { values: { network: written, ...nearest(block) } });
  return ok({ kind: 'fixed', line, name: trimSeparators(rest), block });
}

/** The block that contains an address and the next block. For the last block, the previous block and the last one. */
function nearest(block: IpBlock): { readonly lower: string; readonly upper: string } {
  const size = 1n << BigInt(bitsOf(block.family) - block.prefixLength);
  const next = { ...block, first: block.first + size };
  const isLast = next.first >> BigInt(bitsOf(block.family)) > 0n;
  return isLast
    ? { lower: formatIpBlock({ ...block, first: block.first - size }), upper: formatIpBlock(block) }
    : { lower: formatIpBlock(block), upper: formatIpBlock(next) };
}

function wantedLine(content: string, line: number): Result<SubnetLine> {
  const sized = content.slice(-LONGEST_END).replace(UNIT, '$1');
  const [all = '', slash, digits = ''] = SIZE.exec(sized) ?? [];
  const before = content.slice(0, content.length - Math.min(content.length, LONGEST_END)) + sized.slice(0, sized.length - all.length);
  const [counted, several] = COUNT.exec(before.slice(-LONGEST_END)) ?? [];
  const isApart = slash === '/' || counted !== undefined || before === '' || SEPARATOR.test(before.slice(-1));
  if (all === '' || !isApart || digits.length > MOST_DIGITS) return fail('noSize', { values: { subnet: excerpt(content) } });
  const count = several === undefined ? 1 : Number(several);
  if (count < 1 || count > MOST_SUBNETS) return fail('countOutOfRange');
  if (slash === '/' && digits.length > 1 && digits.startsWith('0')) return fail('prefixLengthLeadingZero', { values: { number: digits } });
  const name = trimSeparators(before.slice(0, before.length - (counted?.length ?? 0)));
  return ok({ kind: 'wanted', line, name, count, size: slash === '/' ? { prefixLength: Number(digits) } : { hosts: BigInt(digits) } });
}

/** Removes separators at both ends. */
function trimSeparators(text: string): string {
  let from = 0;
  let end = text.length;
  while (from < end && LEADING.test(text.charAt(from))) from += 1;
  while (end > from && SEPARATOR.test(text.charAt(end - 1))) end -= 1;
  return text.slice(from, end).replace(DANGLING, '').trim();
}
