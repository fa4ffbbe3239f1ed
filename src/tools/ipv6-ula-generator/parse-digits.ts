import { fail, ok, type Result } from '#core/result.ts';

const NO_DIGIT = /[^0-9a-f]/giu;

interface Expected<Code extends string> {
  /** The field of the text. */
  readonly field: string;
  readonly count: number;
  readonly wrongCount: Code;
}

/**
 * Reads a text with exactly `count` hexadecimal digits and optional separators, and returns the digits as typed. Checks the number of
 * digits first (values: `found`), then the other characters (values: `character`).
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
