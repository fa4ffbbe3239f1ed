import { fail, ok } from '#core/result.ts';

const alphabetOf = (characters: string): Uint8Array => new TextEncoder().encode(characters);

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const STANDARD = alphabetOf(`${LETTERS_AND_DIGITS}+/`);
const URL_SAFE = alphabetOf(`${LETTERS_AND_DIGITS}-_`);

/** Bytes as Base64 with padding: RFC 4648, section 4. */
export const toBase64 = (bytes: Uint8Array): string => encode(bytes, STANDARD) + '='.repeat((3 - (bytes.length % 3)) % 3);

/** Bytes as Base64 in the alphabet that is safe in URLs and file names, without padding: RFC 4648, sections 5 and 3.2. */
export const toBase64Url = (bytes: Uint8Array): string => encode(bytes, URL_SAFE);

/** Six bits a character; the last character is filled up with zero bits. */
function encode(bytes: Uint8Array, alphabet: Uint8Array): string {
  const characters = new Uint8Array(Math.ceil((bytes.length * 8) / 6));
  let written = 0;
  let bits = 0;
  let bitCount = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xffff;
    for (bitCount += 8; bitCount >= 6; bitCount -= 6) characters[written++] = alphabet[(bits >> (bitCount - 6)) & 63] ?? 0;
  }
  if (bitCount > 0) characters[written] = alphabet[(bits << (6 - bitCount)) & 63] ?? 0;
  return new TextDecoder().decode(characters);
}

const NO_CHARACTER = 255;

/** What each ASCII character stands for, from 0 to 63. */
const valuesOf = (...alphabets: readonly Uint8Array[]): Uint8Array => {
  const values = new Uint8Array(128).fill(NO_CHARACTER);
  for (const alphabet of alphabets) alphabet.forEach((character, value) => values.fill(value, character, character + 1));
  return values;
};

const URL_SAFE_VALUES = valuesOf(URL_SAFE);
const EITHER_VALUES = valuesOf(STANDARD, URL_SAFE);

/**
 * Bytes of Base64url without padding, as JOSE has it: RFC 4648, section 5, and RFC 7515, section 2. Bits left over in the last character
 * are not looked at. Errors: `notBase64` with the character and its offset in UTF-16 code units; `incomplete` when one character is left over.
 */
export const parseBase64Url = (text: string) => decode(text, URL_SAFE_VALUES);

/**
 * Bytes of Base64 in either alphabet, with or without padding, white space skipped: RFC 4648, sections 3 to 5. Errors as of
 * `parseBase64Url`, the offset counted without white space.
 */
export function parseBase64(text: string) {
  const written = text.replaceAll(/\s/g, '');
  return decode(written.length % 4 === 0 ? written.replace(/={1,2}$/, '') : written, EITHER_VALUES);
}

function decode(text: string, values: Uint8Array) {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let written = 0;
  let bits = 0;
  let bitCount = 0;
  for (let index = 0; index < text.length; index++) {
    const value = values[text.charCodeAt(index)] ?? NO_CHARACTER;
    if (value === NO_CHARACTER) {
      return fail('notBase64', { at: index, values: { character: String.fromCodePoint(text.codePointAt(index) ?? 0) } });
    }
    bits = ((bits << 6) | value) & 0xffff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      bytes[written++] = bits >> bitCount;
    }
  }
  return text.length % 4 === 1 ? fail('incomplete', { at: text.length - 1 }) : ok(bytes);
}
