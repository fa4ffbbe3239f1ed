import { fail, ok, type Result } from '#core/result.ts';
import { parseClauses } from './parse-clauses.ts';
import { isLsMode, parseLsMode } from './parse-ls-mode.ts';
import { pastedMode } from './pasted-mode.ts';

export type ModeError = 'notOctal' | 'tooManyDigits' | 'notValidAt' | 'notAMode';

/** The types of `st_mode` except the FIFO, because a five-digit mode that begins with 1 is more likely a typo. */
const FILE_TYPES: ReadonlySet<number> = new Set([0o020000, 0o040000, 0o060000, 0o100000, 0o120000, 0o140000]);

/**
 * Reads permissions in octal, in the format of `ls`, or as clauses of `chmod`, which apply to a mode without permissions. Ignores text
 * copied together with a mode (`pastedMode`), and the file type before an octal mode (`100644` in Git).
 */
export function parseMode(typed: string, isDirectory: boolean): Result<number, ModeError> {
  const text = pastedMode(typed);
  if (/^(?:0o)?\d+$/i.test(text)) return parseOctal(text.replace(/^0o/i, ''));
  if (isLsMode(text)) return parseLsMode(text);
  return /[=+-]/.test(text) ? parseClauses(text, isDirectory) : fail('notAMode');
}

function parseOctal(digits: string): Result<number, 'notOctal' | 'tooManyDigits'> {
  const foreign = /[89]/.exec(digits)?.[0];
  if (foreign !== undefined) return fail('notOctal', { values: { digit: foreign } });
  const value = Number.parseInt(digits, 8);
  if (digits.length <= (digits.startsWith('0') ? 5 : 4)) return ok(value);
  return digits.length < 8 && FILE_TYPES.has(value & ~0o7777) ? ok(value & 0o7777) : fail('tooManyDigits');
}
