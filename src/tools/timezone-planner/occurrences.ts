import type { TemporalApi } from '#pure/time/temporal.ts';
import type { PlaceClock } from './compare-places.ts';
import { localClock, localDate, localDay } from './local-time.ts';
import type { ZoneClock } from './zone-clock.ts';

export const repetitions = ['never', 'weekly', 'biweekly', 'monthly'] as const;

export type Repetition = (typeof repetitions)[number];

/** A place at one of the meetings. */
export interface PlaceOccurrence {
  readonly label: string;
  /** `11:00`. */
  readonly time: string;
  /** How many days its date is after that of the meeting's zone. */
  readonly daysLater: number;
  /** What it was at the first meeting, where that was something else. */
  readonly insteadOf: string | undefined;
}

export interface Occurrence {
  /** By the clocks of the meeting's zone. */
  readonly date: string;
  readonly places: readonly PlaceOccurrence[];
}

/** When it is repeated in epoch milliseconds, with the first one: the same local time in its zone. */
export function occurrencesOf(
  startMs: number,
  zone: string,
  { repeats, count }: { readonly repeats: Repetition; readonly count: number },
  temporal: TemporalApi,
): readonly number[] {
  const first = temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(zone);
  if (repeats === 'never') return [startMs];
  const after = (index: number) => (repeats === 'monthly' ? { months: index } : { days: index * (repeats === 'weekly' ? 7 : 14) });
  // Always from the first one: a day that is cut to the length of February is not lost in March.
  return Array.from({ length: count }, (_, index) => (index === 0 ? startMs : first.add(after(index)).epochMilliseconds));
}

/** The meetings by the clocks of all places. */
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
