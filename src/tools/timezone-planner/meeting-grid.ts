import { halfHoursOf } from './best-times.ts';
import type { PlaceClock } from './compare-places.ts';
import { DAY_MS } from '#pure/time/calendar-day.ts';
import { localClock, localDate, localDateTime, localDay } from './local-time.ts';
import { minutesAtNight, type WorkingDays, type WorkState, workStateOf } from './work-time.ts';
import type { ZoneClock } from './zone-clock.ts';

/** Half an hour in a place. */
export interface GridCell {
  /** `15`, and `:30` in the second half of the hour. */
  readonly time: string;
  /** `2026-03-11 04:00`, for its name. */
  readonly localTime: string;
  /** Where another day begins. */
  readonly date: string | undefined;
  readonly work: WorkState;
  readonly isNight: boolean;
  readonly isMeeting: boolean;
}

export interface MeetingGrid {
  readonly rows: readonly { readonly label: string; readonly cells: readonly GridCell[] }[];
  /** What is written as the meeting when it is moved to a column, or to the day before or after. */
  readonly starts: readonly string[];
  readonly previousDay: string;
  readonly nextDay: string;
}

const MINUTE_MS = 60_000;
const HALF_HOUR = 30;

/** A text of a moment that is read as the same: by the clocks of the meeting's zone, but where they show it a second time. */
function writeStart(clock: ZoneClock, epochMs: number): string {
  const { from, offsetMs } = clock.stretchAt(epochMs);
  const repeatedMs = from === Number.NEGATIVE_INFINITY ? 0 : clock.stretchAt(from - 1).offsetMs - offsetMs;
  return epochMs - from < repeatedMs ? `${localDateTime(epochMs)} UTC` : `${localDateTime(clock.localMs(epochMs))} ${clock.zone}`;
}

/** The hour once, in its first half. */
function shortTime(localMs: number): string {
  const [hour = '', minute = ''] = localClock(localMs).split(':');
  return Number(minute) < HALF_HOUR ? String(Number(hour)) : `:${minute}`;
}

/** A day of the first place in half hours, by the clocks of all. */
export function meetingGrid(
  places: readonly PlaceClock[],
  meeting: { readonly startMs: number; readonly minutes: number; readonly days: WorkingDays; readonly clock: ZoneClock },
): MeetingGrid | undefined {
  const [first] = places;
  if (!first) return undefined;
  const { startMs, minutes, days, clock: meetingClock } = meeting;
  const starts = halfHoursOf(first, startMs);
  const endMs = startMs + minutes * MINUTE_MS;
  const isMeeting = (from: number): boolean => from < endMs && from + HALF_HOUR * MINUTE_MS > startMs;
  const local = meetingClock.localMs(startMs);
  const onDay = (difference: number): string => `${localDateTime(local + difference * DAY_MS)} ${meetingClock.zone}`;
  return {
    rows: places.map(({ label, clock, hours }) => ({
      label,
      cells: starts.map((from, index) => {
        const localMs = clock.localMs(from);
        const span = { from, to: from + HALF_HOUR * MINUTE_MS };
        const before = starts[index - 1];
        const isNewDay = before === undefined || localDay(clock.localMs(before)) !== localDay(localMs);
        return {
          time: shortTime(localMs),
          localTime: localDateTime(localMs),
          date: isNewDay ? localDate(localMs) : undefined,
          work: workStateOf(span, { clock, hours, days }),
          isNight: minutesAtNight(span, clock) > 0,
          isMeeting: isMeeting(from),
        };
      }),
    })),
    starts: starts.map((from) => writeStart(meetingClock, from)),
    previousDay: onDay(-1),
    nextDay: onDay(1),
  };
}
