import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { parseRoman } from './parse-roman.ts';
import { LAST_NUMBER, writeRoman } from './write-roman.ts';

/**
 * A number (when it begins with a digit or a sign) or a Roman numeral, in every notation; `null` for an empty text. Refused with
 * `notWhole`, `outOfRange` (1 to 3,999,999), and as in `parseRoman`.
 */
export function convertRoman({ text }: Given<typeof declaration, 'convert'>) {
  const typed = text.trim();
  if (typed === '') return ok(null);
  const read = /^[\d+\-−]/.test(typed) ? parseNumber(typed) : parseRoman(typed);
  return mapResult(read, (number) => ({ number: String(number), ...writeRoman(number) }));
}

/** Decimal digits, grouped by blanks or by one of `_ , '`, with a sign before them or none. */
function parseNumber(typed: string): Result<number, 'outOfRange' | 'notWhole'> {
  const digits = typed.replaceAll(/[\s_,'’]/g, '').replace('−', '-');
  if (!/^[+-]?\d+$/.test(digits)) return fail('notWhole');
  const number = Number(digits);
  return number >= 1 && number <= LAST_NUMBER ? ok(number) : fail('outOfRange');
}

export const run = { convert: convertRoman } satisfies Runs<typeof declaration>;
