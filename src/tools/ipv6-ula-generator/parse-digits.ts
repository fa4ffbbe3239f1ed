import { fail, ok, type Result } from '#core/result.ts';

const NO_DIGIT = /[^0-9a-f]/giu;

interface Expected<Code extends string> {
  /** Where it was typed. */
  readonly field: string;
  readonly count: number;
  readonly wrongCount: Code;
}

/**
 * A text that must have so many hexadecimal digits, between which separators may stand: its digits as they were typed. Their number is looked at
 * first (values: `found`), then what stands between them.
 */
export function parseDigits<const Code extends string>(
  typed: string,
  separators: RegExp,
  { field, count, wrongCount }: Expected<Code>,
): Result<string, Code | 'notAHexadecimalDigit'> {
  const digits = typed.replaceAll(NO_DIGIT, '');
  if (digits.length !== count) return fail(wrongCount, { field, values: { found: digits.length } });
  const character = typed.match(NO_DIGIT)?.find((other) => !separators.test(other));
  if (character !== undefined) return fail('notAHexadecimalDigit', { field, values: { character }, at: typed.indexOf(character) });
  return ok(digits);
}
