import type { Temporal } from 'temporal-polyfill';

/** A day on which the clocks of a zone change, and its length. */
export interface ClockChange {
  readonly date: string;
  readonly hours: number;
}

export interface ClockChanges {
  /** The first changes. */
  readonly shown: readonly ClockChange[];
  readonly others: number;
}

const MOST_SHOWN = 3;
const HOUR_NS = 3.6e12;

/** No zone has rules that end later, so all further years are alike. */
const STEADY_YEAR = 2100;

type Moment = Temporal.ZonedDateTime;

const isAfter = (one: Moment, other: Moment): boolean => one.epochNanoseconds > other.epochNanoseconds;

/** Yields the changes after the first moment, up to and including the last. */
function* changesBetween(from: Moment, to: Moment): Generator<Moment> {
  for (let change = from.getTimeZoneTransition('next'); change && !isAfter(change, to); change = change.getTimeZoneTransition('next')) {
    yield change;
  }
}

const countBetween = (from: Moment, to: Moment): number => [...changesBetween(from, to)].length;

const newYear = (moment: Moment, year: number): Moment => moment.withPlainTime().with({ year, month: 1, day: 1 });

function countAll(from: Moment, to: Moment): number {
  const steady = Math.max(from.year + 1, STEADY_YEAR);
  if (to.year <= steady + 1) return countBetween(from, to);
  const aYear = countBetween(newYear(to, steady), newYear(to, steady + 1));
  return countBetween(from, newYear(to, steady)) + (to.year - steady) * aYear + countBetween(newYear(to, to.year), to);
}

/** Lists the clock changes between two moments in one zone, the earlier one first. */
export function clockChangesBetween(from: Moment, to: Moment): ClockChanges {
  const shown: ClockChange[] = [];
  for (const change of changesBetween(from, to)) {
    const start = change.startOfDay();
    // A day that does not exist, for example where the date line was moved, has no length to mention.
    const hours = Number(start.add({ days: 1 }).startOfDay().epochNanoseconds - start.epochNanoseconds) / HOUR_NS;
    shown.push({ date: change.toPlainDate().toString(), hours });
    if (shown.length === MOST_SHOWN) break;
  }
  return { shown, others: shown.length < MOST_SHOWN ? 0 : countAll(from, to) - MOST_SHOWN };
}
