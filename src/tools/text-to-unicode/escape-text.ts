import { fail, ok } from '#core/result.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import { type EscapeFormat, notations, type WriteHex } from './escape-format.ts';
import { findEscapes } from './escape-pattern.ts';

export interface EscapeStyle {
  readonly format: EscapeFormat;
  /** Whether to keep printable ASCII, except characters that decoding would mistake for an escape. No effect on the format `codePoints`. */
  readonly keepAscii: boolean;
  readonly uppercase: boolean;
}

/** The length of the longest escape for a UTF-16 code unit: `&#65535;`. */
const LONGEST_ESCAPE = 8;

const PRINTABLE_ASCII = /^[ -~]$/;

/** Escapes the characters of a text, including lone surrogates. Error: `resultTooLong` (see `isOverTextLimit`). */
export function escapeText(text: string, { format, keepAscii, uppercase }: EscapeStyle) {
  if (isOverTextLimit(text.length * LONGEST_ESCAPE)) return fail('resultTooLong');
  const { escape, lead } = notations[format];
  const hex: WriteHex = (value, digits) => {
    const written = value.toString(16).padStart(digits, '0');
    return uppercase ? written.toUpperCase() : written;
  };
  const ambiguous = keepAscii ? placesOfLeads(text) : new Set<number>();
  const known = new Map<string, string>();
  const escapeOf = (character: string): string => {
    const written = known.get(character) ?? escape(character.codePointAt(0) ?? 0, hex);
    known.set(character, written);
    return written;
  };

  const written: string[] = [];
  let at = 0;
  for (const character of text) {
    const isKept = keepAscii && lead !== undefined && character !== lead && PRINTABLE_ASCII.test(character) && !ambiguous.has(at);
    written.push(isKept ? character : escapeOf(character));
    at += character.length;
  }
  return ok(written.join(format === 'codePoints' ? ' ' : ''));
}

/**
 * The offsets of the characters that make a text look like an escape. A double backslash and `<U+` have two, because they contain another
 * escape.
 */
const placesOfLeads = (text: string): ReadonlySet<number> =>
  new Set(Array.from(findEscapes(text), ({ 0: escape, index }) => (/^(?:\\\\|<)/.test(escape) ? [index, index + 1] : [index])).flat());
