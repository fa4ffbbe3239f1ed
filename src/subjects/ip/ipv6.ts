import { fail, type Result } from '#core/result.ts';
import { readIpv6 } from './read-ipv6.ts';

const GROUPS = 8;

/** As `readIpv6`, for those who have one sentence for whatever is wrong. */
export function parseIpv6(text: string): Result<bigint, 'notAnIpv6Address'> {
  const address = readIpv6(text);
  return address.ok ? address : fail('notAnIpv6Address');
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
