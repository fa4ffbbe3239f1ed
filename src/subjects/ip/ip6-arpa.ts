import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';

/** Hexadecimal digits of an address. */
const NIBBLES = 32;

/** The name below which the addresses with the first so many nibbles of an address have their PTR records: RFC 3596, section 2.5. No final dot. */
export const ip6ArpaName = (address: bigint, nibbles = NIBBLES): string =>
  [...address.toString(16).padStart(NIBBLES, '0')].slice(0, nibbles).toReversed().concat('ip6', 'arpa').join('.');

const SUFFIX = /\.ip6\.arpa\.?$/i;

/** Whether a text is meant as such a name. */
export const isIp6ArpaName = (text: string): boolean => SUFFIX.test(text);

/** What a name stands for: the addresses that begin so. */
export interface Ip6ArpaBlock {
  /** The first of them, of 128 bits. */
  readonly first: bigint;
  /** A multiple of 4, from 4 to 128. */
  readonly prefixLength: number;
}

/** Reads a name that ends so. Refused with `labelNotHexadecimal` (`label`) for the first as written, then with `tooManyNibbles` (`max`, `found`). */
export function readIp6ArpaName(text: string): Result<Ip6ArpaBlock, 'labelNotHexadecimal' | 'tooManyNibbles'> {
  const labels = text.replace(SUFFIX, '').split('.');
  const strange = labels.find((label) => !/^[\da-f]$/i.test(label));
  if (strange !== undefined) return fail('labelNotHexadecimal', { values: { label: excerpt(strange) } });
  if (labels.length > NIBBLES) return fail('tooManyNibbles', { values: { max: NIBBLES, found: labels.length } });
  return ok({ first: BigInt(`0x${labels.toReversed().join('').padEnd(NIBBLES, '0')}`), prefixLength: 4 * labels.length });
}
