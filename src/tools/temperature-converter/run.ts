import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type DecimalError, parseExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { type Fraction, formatFraction, fractionOf, minus, over, plus, times } from '#pure/numbers/fraction.ts';
import { type declaration, scales } from './declare.ts';
import { readTemperature } from './read-temperature.ts';
import { ABSOLUTE_ZERO_PLACES, definitions, type Scale } from './scale-definitions.ts';

/** Numbers with a magnitude beyond this power of ten are rejected, in either direction. */
const MAX_EXPONENT = 30;

/** Converts degrees to kelvins. Fails below absolute zero, which is the upper limit of a scale that runs downward. */
function kelvinsOf(degrees: Fraction, scale: Scale): Result<Fraction, 'belowLowest' | 'aboveHighest'> {
  const { unit, absoluteZero, kelvinsPerDegree } = definitions[scale];
  const kelvins = times(minus(degrees, absoluteZero), kelvinsPerDegree);
  if (kelvins.numerator >= 0n) return ok(kelvins);
  const values = { limit: formatFraction(absoluteZero, ABSOLUTE_ZERO_PLACES), unit };
  return fail(kelvinsPerDegree.numerator > 0n ? 'belowLowest' : 'aboveHighest', { values });
}

/**
 * Converts a temperature to all scales, with exact arithmetic and one final rounding, half away from zero. Accepts a decimal comma and a
 * unit, which overrides `scale`. Returns `null` for an empty text.
 */
export function convert({
  temperature,
  scale,
  decimalPlaces,
}: Given<typeof declaration, 'convert'>): Result<Readonly<Record<Scale, string>> | null, DecimalError | 'belowLowest' | 'aboveHighest'> {
  const typed = temperature.trim();
  if (typed === '') return ok(null);
  const { number: written, scale: named = scale } = readTemperature(typed);
  const number = parseExactDecimal(written, MAX_EXPONENT);
  if (!number.ok) return fail(number.error.code, { ...number.error, values: { value: excerpt(typed) } });
  const kelvins = kelvinsOf(fractionOf(number.value), named);
  if (!kelvins.ok) return kelvins;
  const degrees = scales.map((target) => {
    const { absoluteZero, kelvinsPerDegree } = definitions[target];
    return [target, formatFraction(plus(absoluteZero, over(kelvins.value, kelvinsPerDegree)), decimalPlaces)];
  });
  return ok(Object.fromEntries(degrees) as Record<Scale, string>); // contains a text for each scale
}

export const run = { convert } satisfies Runs<typeof declaration>;
