import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { type DecimalError, parseExactDecimal } from '#formats/exact-decimal.ts';
import { excerpt } from '#formats/excerpt.ts';
import { type Fraction, formatFraction, fractionOf, minus, over, plus, times } from '#formats/fraction.ts';
import { inputs, options, scales } from './fields.ts';
import { ABSOLUTE_ZERO_PLACES, definitions, type Scale } from './scale-definitions.ts';

/** What stands in the field of each scale. */
export type Temperatures = Readonly<Record<Scale, string>>;

/** A power of ten: beyond it, in either direction, a number is refused. */
const MAX_EXPONENT = 30;

const onAllScales = (write: (scale: Scale) => string): Temperatures =>
  Object.fromEntries(scales.map((scale) => [scale, write(scale)])) as Temperatures; // a text for each of the very scales

/** Kelvins, never negative: below absolute zero there is no temperature, which on a scale that runs downwards is above its zero. */
function kelvinsOf(degrees: Fraction, scale: Scale): Result<Fraction, 'belowLowest' | 'aboveHighest'> {
  const { unit, absoluteZero, kelvinsPerDegree } = definitions[scale];
  const kelvins = times(minus(degrees, absoluteZero), kelvinsPerDegree);
  if (kelvins.numerator >= 0n) return ok(kelvins);
  const values = { limit: formatFraction(absoluteZero, ABSOLUTE_ZERO_PLACES), unit };
  return fail(kelvinsPerDegree.numerator > 0n ? 'belowLowest' : 'aboveHighest', { values });
}

/**
 * A temperature on all scales, exact until it is rounded once, half away from zero. It may be written with a decimal comma; an empty text
 * gives empty texts.
 */
export function convertTemperature(
  { temperature, scale }: ValuesOf<typeof inputs>,
  { decimalPlaces }: ValuesOf<typeof options>,
): Result<Temperatures, DecimalError | 'belowLowest' | 'aboveHighest'> {
  const typed = temperature.trim();
  if (typed === '') return ok(onAllScales(() => ''));
  const number = parseExactDecimal(typed.replace(',', '.'), MAX_EXPONENT);
  if (!number.ok) return fail(number.error.code, { values: { value: excerpt(typed) } });
  const kelvins = kelvinsOf(fractionOf(number.value), scale);
  if (!kelvins.ok) return kelvins;
  return ok(
    onAllScales((target) => {
      const { absoluteZero, kelvinsPerDegree } = definitions[target];
      return formatFraction(plus(absoluteZero, over(kelvins.value, kelvinsPerDegree)), decimalPlaces);
    }),
  );
}

export const operations = {
  convert: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'main',
    run: (given, wish) => convertTemperature(given, wish),
  }),
};
