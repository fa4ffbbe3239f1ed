import type { Result } from '#core/result.ts';

/** Invisible characters that are copied along with text: soft hyphens, zero-width characters, direction marks, and byte order marks. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const SLASHES = /[\u2044\u2215]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const QUOTES = `"'\`\u2018-\u201F\u00AB\u00BB\u2039\u203A`;
/** Quotes, brackets, and list separators that surround a value in code, tables, and mail. */
const BEFORE = new RegExp(`^[${QUOTES}<([{,;\\s]+`);
const AFTER = new RegExp(`(?<![${QUOTES}>)\\]},;\\s])[${QUOTES}>)\\]},;\\s]+$`);

/** Removes invisible characters, and converts full-width characters and typographic dashes and slashes to ASCII. */
export const plainCharacters = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3002', '.')
    .replace(DASHES, '-')
    .replace(SLASHES, '/');

/**
 * Extracts the value from a copied text by removing surrounding quotes, brackets, and separators. For ASCII notations that do not begin or
 * end with quotes or brackets.
 */
export const pastedValue = (text: string): string => plainCharacters(text).replace(BEFORE, '').replace(AFTER, '');

/**
 * Reads a text as typed or, if that fails, the value that `valueIn` extracts. Valid text is therefore never changed. If both fail, returns
 * the error for the text as typed.
 */
export function readPasted<Value, Code extends string>(
  text: string,
  read: (text: string) => Result<Value, Code>,
  valueIn: (text: string) => string = pastedValue,
): Result<Value, Code> {
  const typed = read(text);
  if (typed.ok) return typed;
  const value = valueIn(text);
  if (value === text) return typed;
  const pasted = read(value);
  return pasted.ok ? pasted : typed;
}
