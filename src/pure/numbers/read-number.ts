import { fail, ok, type Result } from '#core/result.ts';
import { type ExactDecimal, parseExactDecimal } from './exact-decimal.ts';
import { type Fraction, fraction, fractionOf } from './fraction.ts';

/** A number as it stands in a text. */
export interface NumberInText {
  readonly value: Fraction;
  /** As typed. */
  readonly typed: string;
  /** The same with a point, if it was typed with a comma. */
  readonly withoutComma?: string;
}

export type NumberFault = 'tooLarge' | 'tooSmall' | 'tooLong';

/** Ten to this power is the largest magnitude, and ten to its negative the smallest. */
const MAX_ORDER = 60;
const LARGEST = 10n ** BigInt(MAX_ORDER);
/** More bits than the largest number has. */
const MAX_POWER = 200;

/** What parts groups of three: blanks, also those that do not break, and the marks of Switzerland; a low line stands anywhere. */
const GROUPED = String.raw`\d{1,3}(?<mark>[ '’\u00a0\u202f])\d{3}(?:\k<mark>\d{3})*(?!\d)(?:[.,]\d+)?`;
const COMMA_GROUPS = String.raw`[1-9]\d{0,2}(?:,\d{3})+(?![\d,])(?:\.\d+)?`;
const POINT_GROUPS = String.raw`[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+|(?<=\.\d{3}\.\d{3})(?![\d.,]))`;
const PLAIN = String.raw`\d+(?:_\d+)*(?:[.,]\d+(?:_\d+)*|\.(?![\d.]))?|[.,]\d+`;

/** What `numberAt` finds, as a part of other patterns; its groups are named, so that a pattern has it once. */
export const NUMBER = String.raw`(?<mantissa>(?<commas>${COMMA_GROUPS})|(?<points>${POINT_GROUPS})|${GROUPED}|${PLAIN})(?<exponent>[eE][+\-−]?\d+)?`;

const AT = new RegExp(NUMBER, 'y');
const POWER = /\^(?<power>[+\-−]?\d+)(?![\d.,])/y;

const within = ({ numerator, denominator }: Fraction): NumberFault | undefined => {
  if (numerator > LARGEST * denominator) return 'tooLarge';
  return numerator !== 0n && numerator * LARGEST < denominator ? 'tooSmall' : undefined;
};

/** The digits of a mantissa with a point, and without what groups them. */
function plainMantissa({ mantissa = '', commas, points }: Readonly<Record<string, string | undefined>>): string {
  if (commas !== undefined) return commas.replaceAll(',', '');
  if (points !== undefined) return points.replaceAll('.', '').replace(',', '.');
  return mantissa.replaceAll(/[ '’\u00a0\u202f_]/g, '').replace(',', '.');
}

/**
 * The number without a sign that stands in a text at an offset: decimals behind a point or a comma, groups of three digits parted by a blank,
 * `_`, `'` or by the other of the two, an exponent (`1e9`). One comma before exactly three digits parts groups. `undefined` where there is none.
 */
export function numberAt(text: string, at: number): { readonly typed: string; readonly plain: string } | undefined {
  AT.lastIndex = at;
  const found = AT.exec(text);
  if (!found) return undefined;
  const { exponent = '' } = found.groups ?? {};
  return { typed: found[0], plain: plainMantissa(found.groups ?? {}) + exponent };
}

/**
 * Reads that number, also as a power of whole numbers (`2^40`) where `hasPower`. Beyond ten to the power of 60, or nearer to 0 than its inverse,
 * it is refused, with what is typed as `value`.
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

/** The number that a text is, with nothing around it; `undefined` of any other text, and of what is refused. */
export function readNumber(text: string): Fraction | undefined {
  const number = readNumberAt(text, 0);
  return number?.ok && number.value.typed.length === text.length ? number.value.value : undefined;
}

/** A whole number to a power, which may be negative. */
function raised({ digits }: ExactDecimal, power: string): Result<Fraction, NumberFault> {
  const exponent = Number(power.replace('−', '-'));
  if (digits <= 1n) return digits === 1n || exponent > 0 ? ok(fraction(digits)) : exponent === 0 ? ok(fraction(1n)) : fail('tooLarge');
  if (Math.abs(exponent) > MAX_POWER) return fail(exponent > 0 ? 'tooLarge' : 'tooSmall');
  const magnitude = digits ** BigInt(Math.abs(exponent));
  return ok(exponent < 0 ? fraction(1n, magnitude) : fraction(magnitude));
}
