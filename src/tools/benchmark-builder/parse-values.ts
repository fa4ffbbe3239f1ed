import { fail, ok, type Result } from '#core/result.ts';
import { type DecimalError, type ExactDecimal, parseExactDecimal } from '#pure/numbers/exact-decimal.ts';

/** The range of a double, so that whatever a program measures can be pasted. */
const MAX_EXPONENT = 308;

/** Values between any number of spaces, line breaks, commas and semicolons. The error is about the first that is no number. */
export function parseValues(text: string): Result<readonly ExactDecimal[], DecimalError> {
  const values: ExactDecimal[] = [];
  for (const source of text.split(/[\s,;]+/)) {
    if (source === '') continue;
    const value = parseExactDecimal(source, MAX_EXPONENT);
    if (!value.ok) return fail(value.error.code, { values: value.error.values ?? {} });
    values.push(value.value);
  }
  return ok(values);
}
