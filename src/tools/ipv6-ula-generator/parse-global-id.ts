import { fail, ok, type Result } from '#core/result.ts';
import { plainCharacters, readPasted } from '#pure/text/read-pasted.ts';
import { parseIpv6 } from '#domains/ip/ipv6.ts';
import { parseDigits } from './parse-digits.ts';

export type GlobalIdError = 'wrongGlobalIdDigitCount' | 'notAHexadecimalDigit' | 'notUniqueLocal' | 'notAnIpv6Address';

const PREFIX_LENGTH = /^(?:\d{1,2}|1[01]\d|12[0-8])$/;

/**
 * Reads the 40 bits from 10 hexadecimal digits with optional colons, hyphens, and white space, or from an address or prefix in fd00::/8
 * (RFC 4193, section 3.1). A text with `::`, `/`, or eight groups is read as an address.
 */
export const parseGlobalId = (typed: string): Result<bigint, GlobalIdError> => readPasted(typed, parseTyped, prefixIn);

/** A prefix that starts with fd, also without its final `::`, as in router configurations. */
const PREFIX = /(?<![\da-f:])fd[\da-f]{2}(?::[\da-f]{0,4}){2,7}(?:\/\d{1,3})?(?![\da-f:/])/i;

function prefixIn(text: string): string {
  const prefix = PREFIX.exec(plainCharacters(text))?.[0] ?? text;
  return /^[^:]+:[^:]+:[^:]+$/.test(prefix) ? `${prefix}::` : prefix;
}

function parseTyped(typed: string): Result<bigint, GlobalIdError> {
  if (/::|\/|(?::[\da-f]+){7}/i.test(typed)) return globalIdOfAddress(typed.trim());
  const digits = parseDigits(typed, /[:\-\s]/, { field: 'globalId', count: 10, wrongCount: 'wrongGlobalIdDigitCount' });
  return digits.ok ? ok(BigInt(`0x${digits.value}`)) : digits;
}

function globalIdOfAddress(text: string): Result<bigint, 'notUniqueLocal' | 'notAnIpv6Address'> {
  const slash = text.indexOf('/');
  const address = parseIpv6(slash === -1 ? text : text.slice(0, slash));
  const isWhole = address.ok && (slash === -1 || PREFIX_LENGTH.test(text.slice(slash + 1)));
  // If the text is not an address, a wrong beginning is reported first.
  if (address.ok ? address.value >> 120n !== 0xfdn : !/^fd/i.test(text)) return fail('notUniqueLocal', { field: 'globalId' });
  return isWhole ? ok(BigInt.asUintN(40, address.value >> 80n)) : fail('notAnIpv6Address', { field: 'globalId' });
}
