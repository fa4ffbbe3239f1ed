import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';

/** The number of hexadecimal digits of an address. */
const NIBBLES = 32;

/**
 * The parent name of the PTR records of all addresses that start with the first `nibbles` nibbles of an address: RFC 3596, section 2.5. No
 * final dot.
 */
export const ip6ArpaName = (address: bigint, nibbles = NIBBLES): string =>
  [...address.toString(16).padStart(NIBBLES, '0')].slice(0, nibbles).toReversed().concat('ip6', 'arpa').join('.');

const SUFFIX = /\.ip6\.arpa\.?$/i;

/** Whether a text ends in `.ip6.arpa`, in upper or lower case, with or without a final dot. */
export const isIp6ArpaName = (text: string): boolean => SUFFIX.test(text);

/** The block of addresses that a name represents. */
export interface Ip6ArpaBlock {
  /** The first address, of 128 bits. */
  readonly first: bigint;
  /** A multiple of 4, from 4 to 128. */
  readonly prefixLength: number;
}

/**
 * Reads a name that ends in `.ip6.arpa`. Errors: `labelNotHexadecimal` (`label`) for the first invalid label, as written, then
 * `tooManyNibbles` (`max`, `found`).
 */
export function readIp6ArpaName(text: string): Result<Ip6ArpaBlock, 'labelNotHexadecimal' | 'tooManyNibbles'> {
  const labels = text.replace(SUFFIX, '').split('.');
  const strange = labels.find((label) => !/^[\da-f]$/i.test(label));
  if (strange !== undefined) return fail('labelNotHexadecimal', { values: { label: excerpt(strange) } });
  if (labels.length > NIBBLES) return fail('tooManyNibbles', { values: { max: NIBBLES, found: labels.length } });
  return ok({ first: BigInt(`0x${labels.toReversed().join('').padEnd(NIBBLES, '0')}`), prefixLength: 4 * labels.length });
}
