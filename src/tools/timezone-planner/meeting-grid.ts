import { halfHoursOf } from './best-times.ts';
import type { PlaceClock } from './compare-places.ts';
import { DAY_MS } from '#pure/time/calendar-day.ts';
import { localClock, localDate, localDateTime, localDay } from './local-time.ts';
import { minutesAtNight, type WorkingDays, type WorkState, workStateOf } from './work-time.ts';
import type { ZoneClock } from './zone-clock.ts';

/** A half hour in one place. */
export interface GridCell {
  /** `15`, or `:30` for the second half of an hour. */
  readonly time: string;
  /** `2026-03-11 04:00`, for the accessible name. */
  readonly localTime: string;
  /** The date if a new day begins here. */
  readonly date: string | undefined;
  readonly work: WorkState;
  readonly isNight: boolean;
  readonly isMeeting: boolean;
}

export interface MeetingGrid {
  readonly rows: readonly { readonly label: string; readonly cells: readonly GridCell[] }[];
  /** The meeting texts for moving the meeting to each column. `previousDay` and `nextDay` are for adjacent days. */
  readonly starts: readonly string[];
  readonly previousDay: string;
  readonly nextDay: string;
}

const MINUTE_MS = 60_000;
const HALF_HOUR = 30;

/**
 * Writes a moment so that parsing it gives the same moment: local time in the meeting's zone, or UTC if the clocks show that local time a
 * second time.
 */
function writeStart(clock: ZoneClock, epochMs: number): string {
  const { from, offsetMs } = clock.stretchAt(epochMs);
  const repeatedMs = from === Number.NEGATIVE_INFINITY ? 0 : clock.stretchAt(from - 1).offsetMs - offsetMs;
  return epochMs - from < repeatedMs ? `${localDateTime(epochMs)} UTC` : `${localDateTime(clock.localMs(epochMs))} ${clock.zone}`;
}

/** The hour for its first half, and only the minutes for the second. */
function shortTime(localMs: number): string {
  const [hour = '', minute = ''] = localClock(localMs).split(':');
  return Number(minute) < HALF_HOUR ? String(Number(hour)) : `:${minute}`;
}

/** Divides a day of the first place into half hours, with the local times of all places. */
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
