import { fail, ok, type Result } from '#core/result.ts';
import { parseExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { type Fraction, fraction, fractionOf, times } from '#pure/numbers/fraction.ts';

/** So much of something: of data in bits, of anything else a bare number. More than 0. */
export interface Amount {
  readonly quantity: Fraction;
  readonly isData: boolean;
}

export type AmountError = 'notAnAmount' | 'notPositive';

/** The order in which the prefixes of the SI and of IEC 80000-13 go up; of bits only those of the SI are in use, up to tera. */
const PREFIXES = ['k', 'M', 'G', 'T', 'P'];

/** Bits in each unit. Case tells bits from bytes. */
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['B', 8n],
  ['KB', 8000n],
  ['bit', 1n],
  ['b', 1n],
  ...PREFIXES.map((prefix, index): [string, bigint] => [`${prefix}B`, 8n * 1000n ** BigInt(index + 1)]),
  ...PREFIXES.map((prefix, index): [string, bigint] => [`${prefix.toUpperCase()}iB`, 8n * 1024n ** BigInt(index + 1)]),
  ...PREFIXES.slice(0, -1).flatMap((prefix, index): [string, bigint][] => {
    const bits = 1000n ** BigInt(index + 1);
    return [
      [`${prefix}bit`, bits],
      [`${prefix}b`, bits],
    ];
  }),
]);

/** Digits in groups of three, all separated alike, or not in groups at all. */
const AMOUNT =
  /^(?<number>[+\-−]?(?:\d{1,3}(?<separator>[, _'’\u00a0\u202f])\d{3}(?:\k<separator>\d{3})*|\d*)(?:\.\d*)?)\s*(?<unit>[A-Za-z]*)$/;

/** Far more than anybody has to wait for. */
const MAX_EXPONENT = 60;

/** Reads `1,500`, `0.5` or `4.7 GB`; an error is about the field. */
export function parseAmount(text: string, field: string): Result<Amount, AmountError> {
  const { number = '', unit = '' } = AMOUNT.exec(text.trim())?.groups ?? {};
  const decimal = parseExactDecimal(number.replace(/[, _'’\u00a0\u202f]/g, ''), MAX_EXPONENT);
  const bits = unit === '' ? 1n : UNITS.get(unit);
  if (!decimal.ok || bits === undefined) return fail('notAnAmount', { field });
  if (decimal.value.digits <= 0n) return fail('notPositive', { field });
  return ok({ quantity: times(fractionOf(decimal.value), fraction(bits)), isData: unit !== '' });
}
