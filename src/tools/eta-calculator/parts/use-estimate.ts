import type { ValuesOf } from '#core/fields.ts';
import { loadTemporal } from '#formats/temporal.ts';
import { hasInvalidNumber, type Outcome } from '#workbench/outcome.ts';
import { useLoaded } from '#workbench/use-loaded.ts';
import { useSecondClock } from '#workbench/use-second-clock.ts';
import { type Estimate, type EstimateError, estimate } from '../estimate.ts';
import type { inputs, options } from '../fields.ts';

/** The estimate as of this second. There is none before the page has a clock. */
export function useEstimate(given: ValuesOf<typeof inputs>, wish: ValuesOf<typeof options>): Outcome<Estimate | undefined, EstimateError> {
  const temporal = useLoaded(loadTemporal);
  const clock = useSecondClock();
  if (!temporal || !clock || (wish.estimateFrom === 'speed' && hasInvalidNumber(given))) return undefined;
  return estimate(given, wish, { temporal, timeZone: temporal.Now.timeZoneId(), ...clock });
}
