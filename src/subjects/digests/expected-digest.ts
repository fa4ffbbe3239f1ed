import { toBase64 } from '#pure/notation/base64/base64.ts';

/** How Base64, its alphabet for URLs, and both in a query write the three characters that differ. */
const IN_EITHER_ALPHABET: Readonly<Record<string, string>> = {
  '+': '(?:[+-]|%2[Bb])',
  '/': '(?:[/_]|%2[Ff])',
  '=': '(?:=|%3[Dd])',
};

const inEitherAlphabet = (text: string): string => text.replaceAll(/[+/=]/g, (character) => IN_EITHER_ALPHABET[character] ?? character);

/** What programs print between the bytes of a digest: nothing, blanks, line breaks, colons, hyphens, or the signs of an array of bytes. */
const BETWEEN_BYTES = String.raw`(?:[\s:-]{0,60}|\\x|,\s{0,60}0x)`;

/** The hexadecimal digits of bytes in either case, as a word of their own. */
const hexPattern = (bytes: Uint8Array): RegExp =>
  new RegExp(
    String.raw`(?<![\da-z])(?:\\x|0x)?${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(BETWEEN_BYTES)}(?![\da-z])`,
    'iu',
  );

/** Bytes as Base64 in either alphabet, padded or not, as a word of its own. A hyphen may be in front: `sha256-…`. */
function base64Pattern(bytes: Uint8Array): RegExp {
  const [, digits = '', padding = ''] = /^([^=]*)(=*)$/.exec(toBase64(bytes)) ?? [];
  return new RegExp(String.raw`(?<![A-Za-z\d+/_])${inEitherAlphabet(digits)}(?:${inEitherAlphabet(padding)})?(?![A-Za-z\d+/_=%-])`, 'u');
}

/**
 * Whether what was pasted contains these very bytes as a digest or an authentication code, in any notation but binary digits: alone, or
 * anywhere in the lines, headers, and files of the programs and services that write them.
 */
export const isExpectedDigest = (bytes: Uint8Array, pasted: string): boolean =>
  bytes.length > 0 && (hexPattern(bytes).test(pasted) || base64Pattern(bytes).test(pasted));
