import { fail, ok, type Result } from '#core/result.ts';
import { parseIpv4 } from './ipv4.ts';

const GROUPS = 8;

/**
 * An IPv6 address in any spelling of RFC 4291, section 2.2, as its 128 bits: groups of one to four hexadecimal digits in either case,
 * `::` once for one or more groups of zeros, the last two groups also as an IPv4 address. Nothing around it, no zone, no prefix length.
 */
export function parseIpv6(text: string): Result<bigint, 'notAnIpv6Address'> {
  const [start = '', end, ...more] = text.split('::');
  const isWhole = end === undefined;
  const before = isWhole ? parseLastGroups(start) : parseGroups(start);
  const after = isWhole ? [] : parseLastGroups(end);
  if (more.length > 0 || !before || !after) return fail('notAnIpv6Address');
  const zeros = GROUPS - before.length - after.length;
  if (isWhole ? zeros !== 0 : zeros < 1) return fail('notAnIpv6Address');
  return ok(BigInt(`0x${[...before, ...Array<number>(zeros).fill(0), ...after].map(fourDigits).join('')}`));
}

/** Groups between single colons, none in an empty text. */
function parseGroups(text: string): readonly number[] | undefined {
  if (text === '') return [];
  return /^[\da-f]{1,4}(?::[\da-f]{1,4})*$/i.test(text) ? text.split(':').map((group) => Number.parseInt(group, 16)) : undefined;
}

/** As `parseGroups`; an IPv4 address at the end stands for two groups. */
function parseLastGroups(text: string): readonly number[] | undefined {
  const colon = text.lastIndexOf(':');
  const ipv4 = parseIpv4(text.slice(colon + 1));
  if (!ipv4.ok) return parseGroups(text);
  const before = colon === 0 ? undefined : parseGroups(text.slice(0, Math.max(colon, 0)));
  return before && [...before, ipv4.value >>> 16, ipv4.value & 0xffff];
}

/** The canonical text of RFC 5952, section 4: lower case, no leading zeros, `::` for the first of the longest runs of two or more zero groups. */
export function formatIpv6(address: bigint): string {
  const groups = groupsOf(address)
    .map((group) => group.toString(16))
    .join(':');
  const [longest] = (groups.match(/\b0(?::0\b)+/g) ?? []).toSorted((one, other) => other.length - one.length);
  return longest === undefined ? groups : groups.replace(new RegExp(`(^|:)${longest}(:|$)`), '::');
}

/** Eight groups of four digits in lower case, nothing left out. */
export const formatFullIpv6 = (address: bigint): string => groupsOf(address).map(fourDigits).join(':');

/** The eight groups of 16 bits of an address, the most significant first. */
const groupsOf = (address: bigint): readonly number[] =>
  Array.from({ length: GROUPS }, (_, index) => Number(BigInt.asUintN(16, address >> BigInt(16 * (GROUPS - 1 - index)))));

const fourDigits = (group: number): string => group.toString(16).padStart(4, '0');
