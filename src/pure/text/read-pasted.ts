import type { Result } from '#core/result.ts';

/** Soft hyphens, zero-width characters, direction marks, and byte order marks: invisible, and copied along with the text around them. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const SLASHES = /[\u2044\u2215]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const QUOTES = `"'\`\u2018-\u201F\u00AB\u00BB\u2039\u203A`;
/** Quotes, brackets, and the commas or semicolons of lists, as code, tables, and mail have them around a value. */
const BEFORE = new RegExp(`^[${QUOTES}<([{,;\\s]+`);
const AFTER = new RegExp(`(?<![${QUOTES}>)\\]},;\\s])[${QUOTES}>)\\]},;\\s]+$`);

/** A text without invisible characters, and with the ASCII form of full-width characters and of the dashes and slashes of word processors. */
export const plainCharacters = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3002', '.')
    .replace(DASHES, '-')
    .replace(SLASHES, '/');

/**
 * The value in a copied text, for notations that consist of ASCII characters and have no quotes or brackets at their ends: plain characters
 * without quotes, brackets, and separators around them.
 */
export const pastedValue = (text: string): string => plainCharacters(text).replace(BEFORE, '').replace(AFTER, '');

/**
 * Reads a text as typed, and otherwise the value that `valueIn` finds in it, so that nothing changes for a text that can be read. The error is
 * the one of the text as typed.
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
