import { weekdayOf } from '#pure/time/weekday-of.ts';
import { DAY_MS } from '#pure/time/calendar-day.ts';
import { localDay } from './local-time.ts';
import type { WorkingHours } from './working-hours.ts';
import type { ZoneClock } from './zone-clock.ts';

/** Sets of weekdays, where 0 is Monday. */
export const workingDays = {
  monFri: [0, 1, 2, 3, 4],
  sunThu: [6, 0, 1, 2, 3],
  monSat: [0, 1, 2, 3, 4, 5],
  everyDay: [0, 1, 2, 3, 4, 5, 6],
} as const;

export type WorkingDays = readonly number[];

/** From 22:00 to 7:00 the next morning. */
export const NIGHT: WorkingHours = { from: 22 * 60, to: 31 * 60 };

const EVERY_DAY: WorkingDays = workingDays.everyDay;
const MINUTE_MS = 60_000;

/** A time span in epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The working time of a person and their clock. */
export interface Worker {
  readonly clock: ZoneClock;
  readonly hours: WorkingHours;
  readonly days: WorkingDays;
}

/** The minutes of a time span within working hours, in local time of a zone. Hours after midnight belong to the day on which they begin. */
export function minutesAtWork(span: Span, { clock, hours, days }: Worker): number {
  let sum = 0;
  for (const { from, to, offsetMs } of clock.stretchesIn(span.from, span.to)) {
    const [localFrom, localTo] = [from + offsetMs, to + offsetMs];
    for (let day = localDay(localFrom) - 1; day <= localDay(localTo); day += 1) {
      if (!days.includes(weekdayOf(day))) continue;
      const start = Math.max(localFrom, day * DAY_MS + hours.from * MINUTE_MS);
      const end = Math.min(localTo, day * DAY_MS + hours.to * MINUTE_MS);
      sum += Math.max(0, end - start);
    }
  }
  return sum / MINUTE_MS;
}

export const minutesAtNight = (span: Span, clock: ZoneClock): number => minutesAtWork(span, { clock, hours: NIGHT, days: EVERY_DAY });

export type WorkState = 'inside' | 'partly' | 'before' | 'after' | 'dayOff';

/** Whether a time span is within working hours: fully, partly, or the reason why not. */
export function workStateOf(span: Span, worker: Worker): WorkState {
  const minutes = minutesAtWork(span, worker);
  if (minutes >= (span.to - span.from) / MINUTE_MS) return 'inside';
  if (minutes > 0) return 'partly';
  const localMs = worker.clock.localMs(span.from);
  const day = localDay(localMs);
  if (!worker.days.includes(weekdayOf(day))) return 'dayOff';
  return (localMs - day * DAY_MS) / MINUTE_MS < worker.hours.from ? 'before' : 'after';
}
