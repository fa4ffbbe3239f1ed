import { fail, ok } from '#core/result.ts';

const alphabetOf = (characters: string): Uint8Array => new TextEncoder().encode(characters);

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const STANDARD = alphabetOf(`${LETTERS_AND_DIGITS}+/`);
const URL_SAFE = alphabetOf(`${LETTERS_AND_DIGITS}-_`);

export interface Base64Notation {
  /** Uses `-` and `_` instead of `+` and `/`: RFC 4648, section 5. */
  readonly isUrlSafe: boolean;
  /** Adds `=` until the length is a multiple of four. */
  readonly isPadded: boolean;
}

/** Encodes bytes as Base64 with padding: RFC 4648, section 4. */
export const toBase64 = (bytes: Uint8Array): string => encodeBase64(bytes, { isUrlSafe: false, isPadded: true });

/** Encodes bytes as Base64 in the URL-safe alphabet, without padding: RFC 4648, sections 5 and 3.2. */
export const toBase64Url = (bytes: Uint8Array): string => encodeBase64(bytes, { isUrlSafe: true, isPadded: false });

/** Encodes bytes as Base64 on one line: six bits per character, with zero bits to fill up the last one. */
export function encodeBase64(bytes: Uint8Array, { isUrlSafe, isPadded }: Base64Notation): string {
  const alphabet = isUrlSafe ? URL_SAFE : STANDARD;
  const characters = new Uint8Array(Math.ceil((bytes.length * 4) / 3));
  const wholeGroups = bytes.length - (bytes.length % 3);
  let written = 0;
  const write = (bits: number, shift: number): void => {
    characters[written++] = alphabet[(bits >> shift) & 63] ?? 0;
  };
  for (let index = 0; index < wholeGroups; index += 3) {
    const bits = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    write(bits, 18);
    write(bits, 12);
    write(bits, 6);
    write(bits, 0);
  }
  const rest = ((bytes[wholeGroups] ?? 0) << 16) | ((bytes[wholeGroups + 1] ?? 0) << 8);
  for (let shift = 18; written < characters.length; shift -= 6) write(rest, shift);
  return new TextDecoder().decode(characters) + (isPadded ? '='.repeat((3 - (bytes.length % 3)) % 3) : '');
}
const NO_CHARACTER = 255;
const WHITE_SPACE = 254;
const PADDING = 253;

/** The value of each ASCII character: 0 to 63, or one of the three special values above. */
const valuesOf = (...alphabets: readonly Uint8Array[]): Uint8Array => {
  const values = new Uint8Array(128).fill(NO_CHARACTER);
  for (const alphabet of alphabets) alphabet.forEach((character, value) => values.fill(value, character, character + 1));
  return values;
};

const URL_SAFE_VALUES = valuesOf(URL_SAFE);
const LENIENT_VALUES = valuesOf(STANDARD, URL_SAFE).map((value, code) => {
  const character = String.fromCharCode(code);
  return character === '=' ? PADDING : /\s/.test(character) ? WHITE_SPACE : value;
});

/**
 * Decodes Base64url without padding, as in JOSE: RFC 4648, section 5, and RFC 7515, section 2. Ignores unused bits in the last character.
 * Errors: `notBase64` and `incomplete`, as in `parseBase64`.
 */
export const parseBase64Url = (text: string) => decode(text, 0, (code) => URL_SAFE_VALUES[code] ?? NO_CHARACTER);

/**
 * Decodes Base64 in either alphabet, even mixed, starting at an offset. Skips white space, ignores unused bits in the last character, and
 * accepts full or no padding (RFC 4648, sections 3 to 5). Errors, with `at` as an offset in UTF-16 code units and `position` one higher:
 * - `notBase64`: an invalid character, or one `=` too many; values: the character and its position
 * - `paddingNotAtEnd`: more text after the first `=`; values: the position of the `=`
 * - `incomplete`: the last group of four lacks characters; values: the number of characters it has
 */
export const parseBase64 = (text: string, from = 0) => decode(text, from, lenientValueOf);

const lenientValueOf = (code: number): number =>
  LENIENT_VALUES[code] ?? (/\s/.test(String.fromCharCode(code)) ? WHITE_SPACE : NO_CHARACTER);

function decode(text: string, from: number, valueOf: (code: number) => number) {
  const bytes = new Uint8Array(Math.floor(((text.length - from) * 3) / 4));
  /** The offsets of the first three `=`. More than two are already too many. */
  const paddingAt: number[] = [];
  let written = 0;
  let bits = 0;
  let bitCount = 0;
  let found = 0;
  for (let at = from; at < text.length; at++) {
    const value = valueOf(text.charCodeAt(at));
    if (value === WHITE_SPACE) continue;
    if (value === PADDING) {
      if (paddingAt.length < 3) paddingAt.push(at);
      continue;
    }
    if (paddingAt[0] !== undefined) return fail('paddingNotAtEnd', { at: paddingAt[0], values: { position: paddingAt[0] + 1 } });
    if (value === NO_CHARACTER) return notBase64(text, at);
    found++;
    bits = ((bits << 6) | value) & 0xffff;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      bytes[written++] = bits >> bitCount;
    }
  }
  const inLastGroup = found % 4;
  const needed = inLastGroup === 0 ? 0 : 4 - inLastGroup;
  const surplus = paddingAt[needed];
  if (inLastGroup === 1) return incomplete(text, 1);
  if (surplus !== undefined) return notBase64(text, surplus);
  if (paddingAt.length > 0 && paddingAt.length < needed) return incomplete(text, inLastGroup + paddingAt.length);
  return ok(written === bytes.length ? bytes : bytes.slice(0, written));
}

const notBase64 = (text: string, at: number) =>
  fail('notBase64', { at, values: { character: String.fromCodePoint(text.codePointAt(at) ?? 0), position: at + 1 } });

const incomplete = (text: string, count: number) => fail('incomplete', { at: text.length - 1, values: { count } });
