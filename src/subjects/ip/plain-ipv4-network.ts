import type { Ipv4Network } from './read-ipv4-network.ts';

const [DOT, SLASH, ZERO] = [46, 47, 48];

/**
 * `10.0.0.1` and `10.0.0.0/8`, digit by digit: the notations that lists of 200,000 networks have, in a tenth of the time that `readIpv4Network`
 * takes. `undefined` for everything else, whatever is right or wrong with it.
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

/** Where up to three digits end. */
function endOfDigits(text: string, from: number): number {
  let end = from;
  while (end < from + 3 && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

/** Infinity where there are no digits, or zeros in front of others. */
function valueOf(text: string, from: number, end: number): number {
  if (end === from || (end - from > 1 && text.charCodeAt(from) === ZERO)) return Number.POSITIVE_INFINITY;
  let value = 0;
  for (let at = from; at < end; at += 1) value = value * 10 + text.charCodeAt(at) - ZERO;
  return value;
}
