import { fail, ok } from '#core/result.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import { type EscapeFormat, notations, type WriteHex } from './escape-format.ts';
import { findEscapes } from './escape-pattern.ts';

export interface EscapeStyle {
  readonly format: EscapeFormat;
  /** Printable ASCII stays as it is, but for what decoding would take for an escape; without effect on code points. */
  readonly keepAscii: boolean;
  readonly uppercase: boolean;
}

/** The longest escape of a UTF-16 code unit: `&#65535;`. */
const LONGEST_ESCAPE = 8;

const PRINTABLE_ASCII = /^[ -~]$/;

/** A text with its characters escaped; lone surrogates are escaped as they are. Error: `resultTooLong`, see `isOverTextLimit`. */
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

/** Where the characters stand without which no escape of a text would be one: two for a doubled backslash and for `<U+`, which has another in it. */
const placesOfLeads = (text: string): ReadonlySet<number> =>
  new Set(Array.from(findEscapes(text), ({ 0: escape, index }) => (/^(?:\\\\|<)/.test(escape) ? [index, index + 1] : [index])).flat());
