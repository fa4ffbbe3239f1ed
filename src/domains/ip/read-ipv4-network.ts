import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { prefixLengthOf } from './ipv4-mask.ts';
import { beginsIpv4, type Ipv4Fault, joinNumbers, parseIpv4 } from './ipv4.ts';

/** An address as written, with the length of its network prefix. */
export interface Ipv4Network {
  readonly address: number;
  readonly prefixLength: number;
}

export type PrefixLengthFault = 'prefixLengthOutOfRange' | 'prefixLengthLeadingZero';
export type Ipv4NetworkFault = Exclude<Ipv4Fault, 'notAnIpv4Address'> | PrefixLengthFault | 'notAnIpv4Network' | 'notAMask';

// An address, an address/prefix length, an address/mask, or an address and a mask separated by white space.
const networkForm = /^(\d+(?:\.\d+)*)(?:\s*\/\s*(\d+(?:\.\d+)*)|\s+(\d+(?:\.\d+)+))?$/;
const starForm = /^(?:\d+\.){0,3}\*(?:\.\*){0,3}$/;

/**
 * Reads an IPv4 network in any common notation, with optional white space around its parts: `10.0.0.1`, `10.0.0.0/8`, `10.0.0.0/255.0.0.0`
 * (or a wildcard mask), `10.0.0.0 255.0.0.0`, `10.*.*.*`. Errors, in this order: those of the address, those of `readPrefixLength`, and
 * `notAMask` (`mask`). A text in any other form is `notAnIpv4Network`.
 */
export function readIpv4Network(text: string): Result<Ipv4Network, Ipv4NetworkFault> {
  const source = text.trim();
  if (source.includes('*') && starForm.test(source) && source.split('.').length === 4) return readStars(source);
  const [, numbers, afterSlash, afterSpace] = networkForm.exec(source) ?? [];
  if (numbers === undefined) return fail('notAnIpv4Network', beginsNetwork(source) ? { isIncomplete: true } : {});
  const address = joinNumbers(numbers.split('.'));
  if (!address.ok) return address;
  return mapResult(readMask(afterSlash ?? afterSpace ?? '32'), (prefixLength) => ({ address: address.value, prefixLength }));
}

/** Whether a text is incomplete: it ends with a dot, or with the slash after a complete address. */
const beginsNetwork = (source: string): boolean =>
  beginsIpv4(source) || (source.endsWith('/') && parseIpv4(source.slice(0, -1).trimEnd()).ok);

/** Reads a network with asterisks. Each one represents all values of its byte. */
function readStars(source: string): Result<Ipv4Network, Ipv4NetworkFault> {
  const numbers = source.split('.').filter((number) => number !== '*');
  return mapResult(joinNumbers([...numbers, '0', '0', '0', '0'].slice(0, 4)), (address) => ({ address, prefixLength: 8 * numbers.length }));
}

/** Reads decimal digits. Errors: `prefixLengthLeadingZero` (`number`) or `prefixLengthOutOfRange` (`max`, `found`). */
export function readPrefixLength(digits: string, max: 32 | 128): Result<number, PrefixLengthFault> {
  if (digits.length > 1 && digits.startsWith('0')) return fail('prefixLengthLeadingZero', { values: { number: excerpt(digits) } });
  return Number(digits) <= max ? ok(Number(digits)) : fail('prefixLengthOutOfRange', { values: { max, found: excerpt(digits) } });
}

function readMask(text: string): Result<number, Ipv4NetworkFault> {
  if (!text.includes('.')) return readPrefixLength(text, 32);
  const mask = joinNumbers(text.split('.'));
  if (!mask.ok) return mask;
  const prefixLength = prefixLengthOf(mask.value);
  return prefixLength === undefined ? fail('notAMask', { values: { mask: text } }) : ok(prefixLength);
}
