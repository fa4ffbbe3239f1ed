import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { trimCharacters } from '#pure/text/trim-characters.ts';
import type { declaration } from './declare.ts';
import { parseRoman } from './parse-roman.ts';
import { LAST_NUMBER, writeRoman } from './write-roman.ts';

/**
 * Converts a number (an input that begins with a digit or a sign) or a Roman numeral to every notation. Returns `null` for an empty text.
 * Errors: `notWhole`, `outOfRange` (allowed: 1 to 3,999,999), and those of `parseRoman`.
 */
export function convertRoman({ text }: Given<typeof declaration, 'convert'>) {
  const typed = trimCharacters(text, BEFORE, text.includes('(') ? BEHIND : BEHIND_ITEM);
  if (typed === '') return ok(null);
  const plain = typed.replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'));
  const read = /^[\d+\-−]/.test(plain) ? parseNumber(plain) : parseRoman(typed);
  return mapResult(read, (number) => ({ number: String(number), ...writeRoman(number) }));
}

/** Quotes and invisible characters that are often copied along with a numeral. */
const BEFORE = /[\s"'“”„«‘\u200b\u200e\u200f]/;
/** The same characters, and the punctuation after the number of a list or a volume. A parenthesis may belong to the numeral. */
const BEHIND = /[.:\s"'“”»’\u200b\u200e\u200f]/;
const BEHIND_ITEM = /[.:)\s"'“”»’\u200b\u200e\u200f]/;

/** Digits and signs from Japanese keyboards. */
const FULL_WIDTH = /[０-９，＋－]/g;

/** A comma that is neither a thousands separator nor a separator in an Indian number such as 1,00,000, so it is a decimal comma. */
const DECIMAL_COMMA = /,(?!\d{3}(?:$|,)|\d{2},)/;

/** Parses decimal digits with an optional sign. Digits may be grouped by spaces or one of `_ , '`. */
function parseNumber(typed: string): Result<number, 'outOfRange' | 'notWhole'> {
  if (DECIMAL_COMMA.test(typed)) return fail('notWhole');
  const digits = typed.replaceAll(/[\s_,'’]/g, '').replace('−', '-');
  if (!/^[+-]?\d+$/.test(digits)) return fail('notWhole');
  const number = Number(digits);
  return number >= 1 && number <= LAST_NUMBER ? ok(number) : fail('outOfRange');
}

export const run = { convert: convertRoman } satisfies Runs<typeof declaration>;
