import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { parseRoman, type RomanFault } from './parse-roman.ts';
import { LAST_NUMBER, type Roman, writeRoman } from './write-roman.ts';

type Fault = RomanFault | 'outOfRange' | 'notWhole';

/**
 * A number (when it begins with a digit or a sign) or a Roman numeral, in every notation; `undefined` for an empty text. Refused with
 * `notWhole`, `outOfRange` (1 to 3,999,999), and as in `parseRoman`.
 */
export function convertRoman({ text }: ValuesOf<typeof inputs>): Result<Roman | undefined, Fault> {
  const typed = text.trim();
  if (typed === '') return ok(undefined);
  const number = /^[\d+\-−]/.test(typed) ? parseNumber(typed) : parseRoman(typed);
  return number.ok ? ok(writeRoman(number.value)) : number;
}

/** Decimal digits, grouped by blanks or by one of `_ , '`, with a sign before them or none. */
function parseNumber(typed: string): Result<number, 'outOfRange' | 'notWhole'> {
  const digits = typed.replaceAll(/[\s_,'’]/g, '').replace('−', '-');
  if (!/^[+-]?\d+$/.test(digits)) return fail('notWhole');
  const number = Number(digits);
  return number >= 1 && number <= LAST_NUMBER ? ok(number) : fail('outOfRange');
}

export const operations = {
  convert: defineOperation({ inputs, options, produces: 'text', thread: 'main', run: convertRoman }),
};
