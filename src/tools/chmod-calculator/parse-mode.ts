import { fail, ok, type Result } from '#core/result.ts';
import { parseClauses } from './parse-clauses.ts';
import { isLsMode, parseLsMode } from './parse-ls-mode.ts';

export type ModeError = 'notOctal' | 'tooManyDigits' | 'notValidAt' | 'notAMode';

/** Reads permissions in octal, as `ls` prints them, or as clauses of `chmod`, which are applied to a mode without any. */
export function parseMode(typed: string, isDirectory: boolean): Result<number, ModeError> {
  const text = typed.trim();
  if (/^(?:0o)?\d+$/i.test(text)) return parseOctal(text.replace(/^0o/i, ''));
  if (isLsMode(text)) return parseLsMode(text);
  return /[=+-]/.test(text) ? parseClauses(text, isDirectory) : fail('notAMode');
}

function parseOctal(digits: string): Result<number, 'notOctal' | 'tooManyDigits'> {
  const foreign = /[89]/.exec(digits)?.[0];
  if (foreign !== undefined) return fail('notOctal', { values: { digit: foreign } });
  return digits.length > (digits.startsWith('0') ? 5 : 4) ? fail('tooManyDigits') : ok(Number.parseInt(digits, 8));
}
