import { fail, type Result } from '#core/result.ts';
import { readIpv6 } from './read-ipv6.ts';

const GROUPS = 8;

/** Like `readIpv6`, but with a single error code. */
export function parseIpv6(text: string): Result<bigint, 'notAnIpv6Address'> {
  const address = readIpv6(text);
  return address.ok ? address : fail('notAnIpv6Address');
}

/**
 * Formats an address as the canonical text of RFC 5952, section 4: lower case, no leading zeros, and `::` for the first of the longest runs
 * of two or more zero groups.
 */
export function formatIpv6(address: bigint): string {
  const groups = groupsOf(address);
  const { from, length } = longestZeros(groups);
  return length < 2 ? textOf(groups) : `${textOf(groups.slice(0, from))}::${textOf(groups.slice(from + length))}`;
}

const textOf = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');

/** Finds the first of the longest runs of zero groups. */
function longestZeros(groups: readonly number[]): { readonly from: number; readonly length: number } {
  let longest = { from: 0, length: 0 };
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length = group === 0 ? length + 1 : 0;
    if (length > longest.length) longest = { from: index + 1 - length, length };
  }
  return longest;
}

/** Formats an address as eight groups of four lower-case digits, without abbreviation. */
export const formatFullIpv6 = (address: bigint): string => groupsOf(address).map(fourDigits).join(':');

/**
 * The eight 16-bit groups of an address, most significant first. Slicing digits is faster than bitwise operations on a number of this size.
 */
function groupsOf(address: bigint): readonly number[] {
  const digits = address.toString(16).padStart(4 * GROUPS, '0');
  return Array.from({ length: GROUPS }, (_, index) => Number.parseInt(digits.slice(4 * index, 4 * index + 4), 16));
}

const fourDigits = (group: number): string => group.toString(16).padStart(4, '0');
