import type { TemporalApi } from '#pure/time/temporal.ts';
import type { PlaceClock } from './compare-places.ts';
import { localClock, localDate, localDay } from './local-time.ts';
import type { ZoneClock } from './zone-clock.ts';

export const repetitions = ['never', 'weekly', 'biweekly', 'monthly'] as const;

export type Repetition = (typeof repetitions)[number];

/** The local time of one occurrence in a place. */
export interface PlaceOccurrence {
  readonly label: string;
  /** `11:00`. */
  readonly time: string;
  /** The number of days that its date is after the date in the meeting's zone. */
  readonly daysLater: number;
  /** The local time of the first meeting, if it is different. */
  readonly insteadOf: string | undefined;
}

export interface Occurrence {
  /** In the meeting's zone. */
  readonly date: string;
  readonly places: readonly PlaceOccurrence[];
}

/** The start of each occurrence in epoch milliseconds, including the first. They have the same local time in the meeting's zone. */
export function occurrencesOf(
  startMs: number,
  zone: string,
  { repeats, count }: { readonly repeats: Repetition; readonly count: number },
  temporal: TemporalApi,
): readonly number[] {
  const first = temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(zone);
  if (repeats === 'never') return [startMs];
  const after = (index: number) => (repeats === 'monthly' ? { months: index } : { days: index * (repeats === 'weekly' ? 7 : 14) });
  // Adds to the first date, so that a day shortened for February is not shortened in March.
  return Array.from({ length: count }, (_, index) => (index === 0 ? startMs : first.add(after(index)).epochMilliseconds));
}

/** Lists the occurrences with the local times of all places. */
export function listOccurrences(starts: readonly number[], places: readonly PlaceClock[], meetingClock: ZoneClock): readonly Occurrence[] {
  const [first = 0] = starts;
  const usually = places.map(({ clock }) => localClock(clock.localMs(first)));
  return starts.map((startMs) => {
    const own = meetingClock.localMs(startMs);
    return {
      date: localDate(own),
      places: places.map(({ label, clock }, index) => {
        const localMs = clock.localMs(startMs);
        const time = localClock(localMs);
        const usual = usually[index];
        return { label, time, daysLater: localDay(localMs) - localDay(own), insteadOf: time === usual ? undefined : usual };
      }),
    };
  });
}
