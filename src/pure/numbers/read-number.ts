import { fail, ok, type Result } from '#core/result.ts';
import { type ExactDecimal, parseExactDecimal } from './exact-decimal.ts';
import { type Fraction, fraction, fractionOf } from './fraction.ts';

/** A number found in a text. */
export interface NumberInText {
  readonly value: Fraction;
  /** As typed. */
  readonly typed: string;
  /** The same with a decimal point, if it was typed with a comma. */
  readonly withoutComma?: string;
}

export type NumberFault = 'tooLarge' | 'tooSmall' | 'tooLong';

/** Magnitudes must not exceed ten to this power, or be less than its inverse. */
const MAX_ORDER = 60;
const LARGEST = 10n ** BigInt(MAX_ORDER);
/** Exceeds the number of bits in the largest number. */
const MAX_POWER = 200;

/**
 * Separators between groups of three digits: spaces, including non-breaking ones, and the apostrophes used in Switzerland. An underscore
 * may be between any digits.
 */
const GROUPED = String.raw`\d{1,3}(?<mark>[ '’\u00a0\u202f])\d{3}(?:\k<mark>\d{3})*(?!\d)(?:[.,]\d+)?`;
const COMMA_GROUPS = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d+)?`;
const POINT_GROUPS = String.raw`[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+|(?<=\.\d{3}\.\d{3})(?![\d.,]))`;
const PLAIN = String.raw`\d+(?:_\d+)*(?:[.,]\d+(?:_\d+)*|\.(?![\d.]))?|[.,]\d+`;

/** The pattern of `numberAt`, for use in other patterns. Its groups are named, so a pattern can contain it only once. */
export const NUMBER = String.raw`(?<mantissa>(?<commas>${COMMA_GROUPS})|(?<points>${POINT_GROUPS})|${GROUPED}|${PLAIN})(?<exponent>[eE][+\-−]?\d+)?`;

const AT = new RegExp(NUMBER, 'y');
const POWER = /\^(?<power>[+\-−]?\d+)(?![\d.,])/y;

const within = ({ numerator, denominator }: Fraction): NumberFault | undefined => {
  if (numerator > LARGEST * denominator) return 'tooLarge';
  return numerator !== 0n && numerator * LARGEST < denominator ? 'tooSmall' : undefined;
};

/** The digits of a mantissa with a decimal point, without group separators. */
function plainMantissa({ mantissa = '', commas, points }: Readonly<Record<string, string | undefined>>): string {
  if (commas !== undefined) return commas.replaceAll(',', '');
  if (points !== undefined) return points.replaceAll('.', '').replace(',', '.');
  return mantissa.replaceAll(/[ '’\u00a0\u202f_]/g, '').replace(',', '.');
}

/**
 * Finds an unsigned number at an offset: decimals after a point or comma; groups of three digits separated by a space, `_`, `'`, or
 * whichever of point and comma is not the decimal sign; an exponent (`1e9`). A single comma before exactly three digits separates groups.
 * `undefined` if there is no number.
 */
export function numberAt(text: string, at: number): { readonly typed: string; readonly plain: string } | undefined {
  AT.lastIndex = at;
  const found = AT.exec(text);
  if (!found) return undefined;
  const { exponent = '' } = found.groups ?? {};
  return { typed: found[0], plain: plainMantissa(found.groups ?? {}) + exponent };
}

/**
 * Reads the number that `numberAt` finds, and with `hasPower` also a power of integers (`2^40`). Fails for magnitudes above ten to the
 * power of 60 or below its inverse, with the typed text as `value`.
 */
export function readNumberAt(text: string, at: number, hasPower = false): Result<NumberInText, NumberFault> | undefined {
  const found = numberAt(text, at);
  if (!found) return undefined;
  POWER.lastIndex = at + found.typed.length;
  const power = hasPower && /^\d+$/.test(found.plain) ? POWER.exec(text) : null;
  const typed = found.typed + (power?.[0] ?? '');
  const refuse = (code: NumberFault) => fail(code, { values: { value: typed } });
  const decimal = parseExactDecimal(found.plain, MAX_ORDER);
  if (!decimal.ok) return decimal.error.code === 'notANumber' ? undefined : refuse(decimal.error.code);
  const value = power ? raised(decimal.value, power.groups?.['power'] ?? '') : ok(fractionOf(decimal.value));
  if (!value.ok) return refuse(value.error.code);
  const fault = within(value.value);
  if (fault) return refuse(fault);
  return ok({ value: value.value, typed, ...(found.typed.includes(',') && { withoutComma: found.plain }) });
}

/** Reads a text that consists of one number; `undefined` for any other text, and for a number out of range. */
export function readNumber(text: string): Fraction | undefined {
  const number = readNumberAt(text, 0);
  return number?.ok && number.value.typed.length === text.length ? number.value.value : undefined;
}

/** Raises an integer to a power, which may be negative. */
function raised({ digits }: ExactDecimal, power: string): Result<Fraction, NumberFault> {
  const exponent = Number(power.replace('−', '-'));
  if (digits <= 1n) return digits === 1n || exponent > 0 ? ok(fraction(digits)) : exponent === 0 ? ok(fraction(1n)) : fail('tooLarge');
  if (Math.abs(exponent) > MAX_POWER) return fail(exponent > 0 ? 'tooLarge' : 'tooSmall');
  const magnitude = digits ** BigInt(Math.abs(exponent));
  return ok(exponent < 0 ? fraction(1n, magnitude) : fraction(magnitude));
}
