import type { TemporalApi } from '#pure/time/temporal.ts';
import { weekdayOf } from '#pure/time/weekday-of.ts';
import { localDateTime, localDay, offsetText } from './local-time.ts';
import type { Place } from './read-places.ts';
import { type Span, type WorkingDays, type WorkState, workStateOf } from './work-time.ts';
import type { ZoneClock } from './zone-clock.ts';

export interface PlaceClock extends Place {
  readonly clock: ZoneClock;
}

/** The local time of a place when the meeting begins. */
export interface PlaceTime {
  readonly label: string;
  readonly zone: string;
  readonly localTime: string;
  /** From 0 (Monday). */
  readonly weekday: number;
  /** The number of days that its date is after the date in the first place. */
  readonly daysLater: number;
  readonly offset: string;
  readonly work: WorkState;
  readonly nextChange: { readonly date: string; readonly from: string; readonly to: string } | undefined;
}

/** Later clock changes are uncertain. */
const NEXT_CHANGE_YEARS = 2;

/** The local time of the meeting in each place, in the same order. */
export function comparePlaces(places: readonly PlaceClock[], span: Span, days: WorkingDays, temporal: TemporalApi): readonly PlaceTime[] {
  const firstDay = localDay(places[0]?.clock.localMs(span.from) ?? 0);
  return places.map(({ label, zone, clock, hours }) => {
    const localMs = clock.localMs(span.from);
    return {
      label,
      zone,
      localTime: localDateTime(localMs),
      weekday: weekdayOf(localDay(localMs)),
      daysLater: localDay(localMs) - firstDay,
      offset: offsetText(clock.stretchAt(span.from).offsetMs),
      work: workStateOf(span, { clock, hours, days }),
      nextChange: nextChangeOf(clock, span.from, temporal),
    };
  });
}

function nextChangeOf(clock: ZoneClock, fromMs: number, temporal: TemporalApi): PlaceTime['nextChange'] {
  const { to, offsetMs } = clock.stretchAt(fromMs);
  if (to === Number.POSITIVE_INFINITY) return undefined;
  const change = temporal.Instant.fromEpochMilliseconds(to).toZonedDateTimeISO(clock.zone);
  const limit = temporal.Instant.fromEpochMilliseconds(Math.floor(fromMs)).toZonedDateTimeISO(clock.zone).add({ years: NEXT_CHANGE_YEARS });
  if (change.epochNanoseconds > limit.epochNanoseconds) return undefined;
  return { date: change.toPlainDate().toString(), from: offsetText(offsetMs), to: offsetText(clock.stretchAt(to).offsetMs) };
}
