import { fail, ok, type Result } from '#core/result.ts';
import { digitValue, LARGEST_BASE, parseDigits, SMALLEST_BASE } from './digits.ts';
import { pastedNumber } from './pasted-number.ts';

export interface ReadNumber {
  readonly value: bigint;
  readonly base: number;
}

export type NumberFault = 'notADigit' | 'notWhole' | 'noDigits' | 'baseOutOfRange';

const LETTER_BASES: Readonly<Record<string, number>> = { x: 16, h: 16, o: 8, b: 2 };

/** The largest base in which the suffixes of C, JavaScript, and Visual Basic, such as `UL`, `n`, and `z`, are not digits. */
const LAST_SUFFIX_BASE = 16;

/** The smallest base in which `+` is a digit. */
const FIRST_PLUS_BASE = 63;

/**
 * Reads a whole number with an optional sign, base prefix, digit separators, and suffix. Returns `undefined` for empty text. Errors:
 * `notADigit` (`digit`, `base`), `notWhole`, `noDigits`, and `baseOutOfRange`.
 */
export function readNumber(text: string, inputBase: number): Result<ReadNumber | undefined, NumberFault> {
  const typed = pastedNumber(text, inputBase).replaceAll(/[\s_,'’]/g, '');
  if (typed === '') return ok(undefined);
  const sign = (inputBase >= FIRST_PLUS_BASE ? /^[-−]/ : /^[-−+]/).exec(typed)?.[0] ?? '';
  const { base, rest } = readPrefix(typed.slice(sign.length), inputBase);
  if (base < SMALLEST_BASE || base > LARGEST_BASE) return fail('baseOutOfRange');
  const digits = base <= LAST_SUFFIX_BASE ? rest.replace(/[ulnzi]{1,3}$/i, '') : rest;
  if (digits === '') return fail('noDigits');
  for (const digit of digits) {
    if (digit === '.') return fail('notWhole');
    if (digitValue(digit, base) === -1) return fail('notADigit', { values: { digit, base } });
  }
  const magnitude = parseDigits(digits, base);
  return ok({ value: sign === '' || sign === '+' ? magnitude : -magnitude, base });
}

function readPrefix(unsigned: string, inputBase: number): { readonly base: number; readonly rest: string } {
  const numbered = /^(\d{1,2})#/.exec(unsigned);
  if (numbered) return { base: Number(numbered[1]), rest: unsigned.slice(numbered[0].length) };
  const [, mark = '', letter = ''] = /^(?:(0)(?=[xob])|&(?=[hob]))([xhob])/i.exec(unsigned) ?? [];
  const base = LETTER_BASES[letter.toLowerCase()];
  // In base 16, `0b1` is 177.
  if (base === undefined || (mark === '0' && digitValue(letter, inputBase) !== -1)) return { base: inputBase, rest: unsigned };
  return { base, rest: unsigned.slice(2) };
}
