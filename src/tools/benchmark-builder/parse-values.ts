import { fail, ok, type Result } from '#core/result.ts';
import { type Commas, readCommas } from './read-commas.ts';
import { type DecimalError, type ExactDecimal, parseExactDecimal } from '#pure/numbers/exact-decimal.ts';

/** The range of a double, so that whatever a program measures can be pasted. */
const MAX_EXPONENT = 308;

/** What lists of a program and cells of a spreadsheet have around their values. */
const AROUND = /["'“”[\](){}]+/g;

/** Values without brackets and quotes, and what their commas mean. */
export function plainValues(text: string): { readonly values: string; readonly commas: Commas } {
  const values = text.replaceAll(AROUND, ' ');
  const commas = readCommas(values);
  return { values: commas === 'separators' ? values : values.replaceAll(',', commas === 'decimal' ? '.' : ''), commas };
}

/**
 * Values between any number of spaces, line breaks, commas and semicolons; of commas that belong to the numbers see `readCommas`. The error is
 * about the first that is no number.
 */
export function parseValues(text: string): Result<readonly ExactDecimal[], DecimalError> {
  const values: ExactDecimal[] = [];
  for (const source of plainValues(text).values.split(/[\s,;]+/)) {
    if (source === '') continue;
    const value = parseExactDecimal(source, MAX_EXPONENT);
    if (!value.ok) return fail(value.error.code, { values: value.error.values ?? {} });
    values.push(value.value);
  }
  return ok(values);
}
