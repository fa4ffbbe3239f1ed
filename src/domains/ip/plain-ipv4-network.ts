import type { Ipv4Network } from './read-ipv4-network.ts';

const [DOT, SLASH, ZERO] = [46, 47, 48];

/**
 * Reads `10.0.0.1` and `10.0.0.0/8`, the notations in lists of 200,000 networks, in a tenth of the time of `readIpv4Network`. Returns
 * `undefined` for any other text, valid or not.
 */
export function plainIpv4Network(text: string): Ipv4Network | undefined {
  let address = 0;
  let at = 0;
  for (let byte = 0; byte < 4; byte += 1) {
    if (byte > 0 && text.charCodeAt(at++) !== DOT) return undefined;
    const end = endOfDigits(text, at);
    const value = valueOf(text, at, end);
    if (value > 255) return undefined;
    address = address * 256 + value;
    at = end;
  }
  if (at === text.length) return { address, prefixLength: 32 };
  if (text.charCodeAt(at) !== SLASH || endOfDigits(text, at + 1) !== text.length) return undefined;
  const prefixLength = valueOf(text, at + 1, text.length);
  return prefixLength > 32 ? undefined : { address, prefixLength };
}

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/** The offset after up to three digits. */
function endOfDigits(text: string, from: number): number {
  let end = from;
  while (end < from + 3 && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

/** The value of digits, or Infinity if there are none or they have leading zeros. */
function valueOf(text: string, from: number, end: number): number {
  if (end === from || (end - from > 1 && text.charCodeAt(from) === ZERO)) return Number.POSITIVE_INFINITY;
  let value = 0;
  for (let at = from; at < end; at += 1) value = value * 10 + text.charCodeAt(at) - ZERO;
  return value;
}
