import { DAY_MS } from '#pure/time/calendar-day.ts';
import { localDay } from './local-time.ts';
import { isSummerTime } from './letters-note.ts';
import type { Repetition } from './occurrences.ts';
import type { ZoneClock } from './zone-clock.ts';

/** One rule of a VTIMEZONE: since when clocks have an offset, as they showed it before. */
export interface ZonePart {
  readonly isSummer: boolean;
  /** In milliseconds as if the clocks stood in UTC; several where they come back to it. */
  readonly onsets: readonly number[];
  readonly fromMs: number;
  readonly toMs: number;
}

/** What there is to write of a meeting in iCalendar, but for its words. */
export interface CalendarEvent {
  readonly uid: string;
  readonly stampMs: number;
  readonly minutes: number;
  /** Of the meetings in epoch milliseconds, and by the clocks of their zone. */
  readonly starts: readonly number[];
  readonly localStarts: readonly number[];
  readonly repeats: Repetition;
  readonly zone: string;
  readonly zoneParts: readonly ZonePart[];
}

/** Where the clocks have been so for ever. */
const ALWAYS_MS = 0;

/** A part for each change that leads to an offset in force between two moments. */
export function zonePartsOf(clock: ZoneClock, firstMs: number, lastMs: number): readonly ZonePart[] {
  const parts = new Map<string, ZonePart>();
  for (let at = firstMs; at <= lastMs; ) {
    const { from, to, offsetMs } = clock.stretchAt(at);
    const isAlways = from === Number.NEGATIVE_INFINITY;
    const fromMs = isAlways ? offsetMs : clock.stretchAt(from - 1).offsetMs;
    const onset = isAlways ? ALWAYS_MS : from + fromMs;
    const key = `${fromMs} ${offsetMs}`;
    const isSummer = isSummerTime(clock, at);
    parts.set(key, { isSummer, fromMs, toMs: offsetMs, onsets: [...(parts.get(key)?.onsets ?? []), onset] });
    at = to;
  }
  return [...parts.values()];
}

/** Days of the month from which on not every month has it. */
const LAST_SURE_DAY = 28;

/** Whether a rule would leave out months in which the day is cut. */
export const needsList = ({ repeats, localStarts: [first = 0] }: CalendarEvent): boolean =>
  repeats === 'monthly' && new Date(localDay(first) * DAY_MS).getUTCDate() > LAST_SURE_DAY;
