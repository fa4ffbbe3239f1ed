import { fail, ok, type Result } from '#core/result.ts';
import { type Commas, readCommas } from './read-commas.ts';
import { type DecimalError, type ExactDecimal, parseExactDecimal } from '#pure/numbers/exact-decimal.ts';

/** The exponent range of a double, so that any measurement of a program can be pasted. */
const MAX_EXPONENT = 308;

/** Quotes and brackets around values in program output and spreadsheet cells. */
const AROUND = /["'“”[\](){}]+/g;

/** Removes brackets and quotes from values, and determines the meaning of their commas. */
export function plainValues(text: string): { readonly values: string; readonly commas: Commas } {
  const values = text.replaceAll(AROUND, ' ');
  const commas = readCommas(values);
  return { values: commas === 'separators' ? values : values.replaceAll(',', commas === 'decimal' ? '.' : ''), commas };
}

/**
 * Parses values separated by white space, commas, or semicolons. For commas within numbers see `readCommas`. The error is about the first
 * value that is not a number.
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
