import { fail, ok, type Result } from '#core/result.ts';
import { readDataUnit, standardReading } from '#pure/data-size/data-unit.ts';
import { parseExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { type Fraction, fraction, fractionOf, times } from '#pure/numbers/fraction.ts';

/** An amount of data in bits, or a bare number for anything else. Always greater than 0. */
export interface Amount {
  readonly quantity: Fraction;
  readonly isData: boolean;
}

export type AmountError = 'notAnAmount' | 'notPositive';

/**
 * The units in common use. Bits have SI prefixes only, up to tera. Case distinguishes bits from bytes, except in words. `Gi` alone is a
 * gibibyte in Kubernetes.
 */
const UNIT = /^(?:(?:[kKMGTP]|[KMGTP]i)?B|[KMGTP]i|[kMGT]?b(?:it)?)$/;
const UNIT_WORD = /^(?:(?:kilo|mega|giga|tera|peta|kibi|mebi|gibi|tebi|pebi)?bytes?|(?:kilo|mega|giga|tera)?bits?)$/i;

/** Digits in groups of three with the same separator, or not in groups. */
const AMOUNT =
  /^(?<number>[+\-−]?(?:\d{1,3}(?<separator>[, _'’\u00a0\u202f])\d{3}(?:\k<separator>\d{3})*|\d*)(?:\.\d*)?)\s*(?<unit>[A-Za-z]*)$/;

/** Exceeds all realistic amounts. */
const MAX_EXPONENT = 60;

/** Parses `1,500`, `0.5`, or `4.7 GB`. An error is for the field. */
export function parseAmount(text: string, field: string): Result<Amount, AmountError> {
  const { number = '', unit = '' } = AMOUNT.exec(text.trim())?.groups ?? {};
  const decimal = parseExactDecimal(number.replace(/[, _'’\u00a0\u202f]/g, ''), MAX_EXPONENT);
  const bits = unit === '' ? fraction(1n) : UNIT.test(unit) || UNIT_WORD.test(unit) ? readDataUnit(unit, standardReading)?.bits : undefined;
  if (!decimal.ok || bits === undefined) return fail('notAnAmount', { field });
  if (decimal.value.digits <= 0n) return fail('notPositive', { field });
  return ok({ quantity: times(fractionOf(decimal.value), bits), isData: unit !== '' });
}
