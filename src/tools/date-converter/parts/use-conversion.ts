import type { ValuesOf } from '#core/fields.ts';
import { loadTemporal } from '#formats/temporal.ts';
import { timeZoneOr } from '#formats/time-zones.ts';
import type { Outcome } from '#workbench/outcome.ts';
import { useLoaded } from '#workbench/use-loaded.ts';
import { useSecondClock } from '#workbench/use-second-clock.ts';
import { type Conversion, convertDateTime, type Here } from '../convert-date-time.ts';
import type { inputs, options } from '../fields.ts';
import type { DateError } from '../read-date-time.ts';
import { parseTimeZones } from '../time-zone-list.ts';

interface CurrentConversion {
  readonly outcome: Outcome<Conversion, DateError>;
  /** `undefined` before the page has a clock: the prerendered one does not know whose browser will show it. */
  readonly here: Here | undefined;
}

/** The conversion as of this second. */
export function useConversion(
  { dateTime }: ValuesOf<typeof inputs>,
  { inputFormat, timeZone, otherZones }: ValuesOf<typeof options>,
): CurrentConversion {
  const temporal = useLoaded(loadTemporal);
  const clock = useSecondClock();
  if (!temporal || !clock) return { outcome: undefined, here: undefined };
  const here = { temporal, timeZone: timeZoneOr(timeZone, temporal.Now.timeZoneId()), nowMs: clock.nowMs };
  return { outcome: convertDateTime({ dateTime, inputFormat, otherZones: parseTimeZones(otherZones) }, here), here };
}
