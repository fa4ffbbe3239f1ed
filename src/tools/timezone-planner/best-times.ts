import type { PlaceClock } from './compare-places.ts';
import { localDateTime, localDay } from './local-time.ts';
import { minutesAtNight, minutesAtWork, type WorkingDays } from './work-time.ts';

/** A suitable start, in the local time of the first place. */
export interface BestTime {
  readonly start: string;
  readonly nightMinutes: number;
  readonly minutesOutside: number;
  /** The place with the most minutes outside its working hours, or `undefined` if there are none. */
  readonly worstPlace: string | undefined;
}

export const HALF_HOUR_MS = 1_800_000;
export const HALF_HOURS = 48;
const SHOWN = 5;
const MINUTE_MS = 60_000;

interface Rated extends BestTime {
  readonly most: number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/**
 * The half hours of a day from midnight in a place, in epoch milliseconds. They are 30 minutes of elapsed time, even if the clocks change.
 */
export function halfHoursOf({ clock }: PlaceClock, epochMs: number): readonly number[] {
  const midnight = clock.startOfDay(localDay(clock.localMs(epochMs)));
  return Array.from({ length: HALF_HOURS }, (_, index) => midnight + index * HALF_HOUR_MS);
}

/**
 * Finds the five best half hours on the meeting's day: least time at night, then least total time outside working hours, then the smallest
 * maximum for one place.
 */
export function bestTimes(
  places: readonly PlaceClock[],
  { startMs, minutes, days }: { readonly startMs: number; readonly minutes: number; readonly days: WorkingDays },
): readonly BestTime[] {
  const [first] = places;
  if (!first) return [];
  const rate = (from: number): Rated => {
    const span = { from, to: from + minutes * MINUTE_MS };
    const outside = places.map(({ clock, hours }) => minutes - minutesAtWork(span, { clock, hours, days }));
    const most = Math.max(...outside);
    return {
      start: localDateTime(first.clock.localMs(from)),
      nightMinutes: sumOf(places.map(({ clock }) => minutesAtNight(span, clock))),
      minutesOutside: sumOf(outside),
      most,
      worstPlace: most > 0 ? places[outside.indexOf(most)]?.label : undefined,
    };
  };
  // Sorting is stable, so equal results remain in time order.
  return halfHoursOf(first, startMs)
    .map(rate)
    .toSorted((one, other) => one.nightMinutes - other.nightMinutes || one.minutesOutside - other.minutesOutside || one.most - other.most)
    .slice(0, SHOWN)
    .map(({ most: _most, ...best }) => best);
}
