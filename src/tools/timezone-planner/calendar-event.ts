import { DAY_MS } from '#pure/time/calendar-day.ts';
import { localDay } from './local-time.ts';
import { isSummerTime } from './letters-note.ts';
import type { Repetition } from './occurrences.ts';
import type { ZoneClock } from './zone-clock.ts';

/** One rule of a VTIMEZONE: the change from one offset to another. */
export interface ZonePart {
  readonly isSummer: boolean;
  /** Local times before the change, in milliseconds as if the clocks were in UTC. Several if the same change recurs. */
  readonly onsets: readonly number[];
  readonly fromMs: number;
  readonly toMs: number;
}

/** The data of an iCalendar event, without its texts. */
export interface CalendarEvent {
  readonly uid: string;
  readonly stampMs: number;
  readonly minutes: number;
  /** The starts of the meetings, in epoch milliseconds and in local time of their zone. */
  readonly starts: readonly number[];
  readonly localStarts: readonly number[];
  readonly repeats: Repetition;
  readonly zone: string;
  readonly zoneParts: readonly ZonePart[];
}

/** The onset for zones whose offset has never changed. */
const ALWAYS_MS = 0;

/** Creates a part for each change that leads to an offset in effect between two moments. */
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

/** The last day that every month has. */
const LAST_SURE_DAY = 28;

/** Whether a recurrence rule would skip shorter months. */
export const needsList = ({ repeats, localStarts: [first = 0] }: CalendarEvent): boolean =>
  repeats === 'monthly' && new Date(localDay(first) * DAY_MS).getUTCDate() > LAST_SURE_DAY;
