import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '../text/excerpt.ts';

/** An exact decimal number: `digits` divided by ten to the power of `scale`, which is 0 or more. */
export interface ExactDecimal {
  readonly digits: bigint;
  readonly scale: number;
}

export type DecimalError = 'notANumber' | 'tooLarge' | 'tooSmall' | 'tooLong';

/** The maximum number of digits. No measured value has more, and reading time grows quadratically. */
const MAX_DIGITS = 1000;

const NOTATION = /^(?<sign>[+\-−]?)(?=\.?\d)(?<whole>\d*)(?:\.(?<part>\d*))?(?:e(?<exponent>[+\-−]?\d+))?$/i;

/** A sign, a point, or both. */
const BEGINNING = /^(?!$)[+\-−]?\.?$/;

/**
 * Reads a number with an optional sign (`+`, `-`, or the minus sign U+2212), decimal point, and exponent. In scientific notation, its
 * exponent must not exceed `maxExponent` in either direction. Errors quote the text as `value`.
 */
export function parseExactDecimal(source: string, maxExponent: number): Result<ExactDecimal, DecimalError> {
  const refuse = <const Code extends DecimalError>(code: Code) => fail(code, { values: { value: excerpt(source) } });
  const groups = NOTATION.exec(source)?.groups;
  if (!groups) return fail('notANumber', { values: { value: excerpt(source) }, ...(BEGINNING.test(source) && { isIncomplete: true }) });
  const { sign, whole = '', part = '', exponent = '0' } = groups;
  const significant = (whole + part).replace(/^0+/, '');
  if (significant === '') return ok({ digits: 0n, scale: 0 });

  const order = significant.length - 1 - part.length + Number(exponent.replace('−', '-'));
  if (order > maxExponent) return refuse('tooLarge');
  if (order < -maxExponent) return refuse('tooSmall');
  if (significant.length > MAX_DIGITS) return refuse('tooLong');
  const magnitude = BigInt(significant);
  const digits = sign === '' || sign === '+' ? magnitude : -magnitude;
  const scale = significant.length - 1 - order;
  return ok(scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 });
}

/** Plain notation, such as `-0.5`, without trailing zeros. Zero has no sign. */
export function formatExactDecimal({ digits, scale }: ExactDecimal): string {
  const magnitude = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const pointAt = magnitude.length - scale;
  const part = magnitude.slice(pointAt).replace(/(?<!0)0+$/, '');
  return `${digits < 0n ? '-' : ''}${magnitude.slice(0, pointAt)}${part === '' ? '' : `.${part}`}`;
}
