import { toBase64 } from '#pure/notation/base64/base64.ts';

/** The three characters that differ between Base64, Base64url, and percent-encoded queries, as patterns. */
const IN_EITHER_ALPHABET: Readonly<Record<string, string>> = {
  '+': '(?:[+-]|%2[Bb])',
  '/': '(?:[/_]|%2[Ff])',
  '=': '(?:=|%3[Dd])',
};

const inEitherAlphabet = (text: string): string => text.replaceAll(/[+/=]/g, (character) => IN_EITHER_ALPHABET[character] ?? character);

/**
 * Separators that programs print between the bytes of a digest: nothing, blanks, line breaks, colons, hyphens, or the syntax of a byte
 * array.
 */
const BETWEEN_BYTES = String.raw`(?:[\s:-]{0,60}|\\x|,\s{0,60}0x)`;

/** Matches the hexadecimal digits of bytes, in either case, as a separate word. */
const hexPattern = (bytes: Uint8Array): RegExp =>
  new RegExp(
    String.raw`(?<![\da-z])(?:\\x|0x)?${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(BETWEEN_BYTES)}(?![\da-z])`,
    'iu',
  );

/** Matches bytes as Base64 in either alphabet, padded or not, as a separate word. A hyphen may precede it: `sha256-…`. */
function base64Pattern(bytes: Uint8Array): RegExp {
  const [, digits = '', padding = ''] = /^([^=]*)(=*)$/.exec(toBase64(bytes)) ?? [];
  return new RegExp(String.raw`(?<![A-Za-z\d+/_])${inEitherAlphabet(digits)}(?:${inEitherAlphabet(padding)})?(?![A-Za-z\d+/_=%-])`, 'u');
}

/**
 * Whether a pasted text contains these bytes as a digest or an authentication code, in any notation except binary digits: alone, or
 * anywhere in the lines, headers, and files that programs and services write.
 */
export const isExpectedDigest = (bytes: Uint8Array, pasted: string): boolean =>
  bytes.length > 0 && (hexPattern(bytes).test(pasted) || base64Pattern(bytes).test(pasted));
