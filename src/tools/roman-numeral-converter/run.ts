import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { trimCharacters } from '#pure/text/trim-characters.ts';
import type { declaration } from './declare.ts';
import { parseRoman } from './parse-roman.ts';
import { LAST_NUMBER, writeRoman } from './write-roman.ts';

/**
 * A number (when it begins with a digit or a sign) or a Roman numeral, in every notation; `null` for an empty text. Refused with
 * `notWhole`, `outOfRange` (1 to 3,999,999), and as in `parseRoman`.
 */
export function convertRoman({ text }: Given<typeof declaration, 'convert'>) {
  const typed = trimCharacters(text, BEFORE, text.includes('(') ? BEHIND : BEHIND_ITEM);
  if (typed === '') return ok(null);
  const plain = typed.replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'));
  const read = /^[\d+\-−]/.test(plain) ? parseNumber(plain) : parseRoman(typed);
  return mapResult(read, (number) => ({ number: String(number), ...writeRoman(number) }));
}

/** Quotes and characters that show nothing, which come along when a numeral is copied. */
const BEFORE = /[\s"'“”„«‘\u200b\u200e\u200f]/;
/** The same, and the mark behind the number of a list or a volume; a parenthesis may belong to the numeral. */
const BEHIND = /[.:\s"'“”»’\u200b\u200e\u200f]/;
const BEHIND_ITEM = /[.:)\s"'“”»’\u200b\u200e\u200f]/;

/** Digits and signs as Japanese keyboards type them. */
const FULL_WIDTH = /[０-９，＋－]/g;

/** Commas between digits that do not group thousands, nor lakhs as in India: they are those of decimals. */
const DECIMAL_COMMA = /,(?!\d{3}(?:$|,)|\d{2},)/;

/** Decimal digits, grouped by blanks or by one of `_ , '`, with a sign before them or none. */
function parseNumber(typed: string): Result<number, 'outOfRange' | 'notWhole'> {
  if (DECIMAL_COMMA.test(typed)) return fail('notWhole');
  const digits = typed.replaceAll(/[\s_,'’]/g, '').replace('−', '-');
  if (!/^[+-]?\d+$/.test(digits)) return fail('notWhole');
  const number = Number(digits);
  return number >= 1 && number <= LAST_NUMBER ? ok(number) : fail('outOfRange');
}

export const run = { convert: convertRoman } satisfies Runs<typeof declaration>;
