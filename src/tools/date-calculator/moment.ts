import type { Temporal } from 'temporal-polyfill';
import { fail, ok, type Result } from '#core/result.ts';
import { type DateError, readDateTime, unquote } from '#pure/time/date-time-reader/read-date-time.ts';
import { relativeDays } from '#pure/time/relative-days.ts';
import type { Location, Zone } from '#pure/time/zoned-date-time.ts';

/** A date as written by the visitor: a calendar day, or a moment on the clocks of the zone. */
export type Moment =
  | { readonly kind: 'day'; readonly day: Temporal.PlainDate }
  | {
      readonly kind: 'time';
      readonly at: Temporal.ZonedDateTime;
      readonly clockChange: Location['clockChange'];
      readonly isLeapSecond: boolean;
    };

export type MomentError = Exclude<DateError, 'notOfFormat'>;

/** The effective time zone, and the current time. */
export interface Here extends Zone {
  readonly nowMs: number;
  /** The language of the page. Words for days are recognized in it and in English. */
  readonly language: string;
}

const nowIn = (language: string): string => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second').toLowerCase();

/** Maps words to their distance from today in days, or to `now`. */
const wordsFor = (language: string): ReadonlyMap<string, number | 'now'> =>
  new Map<string, number | 'now'>([...relativeDays(language), [nowIn(language), 'now'], [nowIn('en'), 'now']]);

/** Reads a date in any notation of the date-time converter, or a word such as `today`. Returns `null` for empty text. */
export function readMoment(typed: string, here: Here): Result<Moment | null, MomentError> {
  const text = unquote(typed);
  if (text === '') return ok(null);
  const { temporal, timeZone, nowMs, language } = here;
  const word = wordsFor(language).get(text.toLowerCase());
  const now = temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone);
  if (word === 'now') return ok({ kind: 'time', at: now, clockChange: undefined, isLeapSecond: false });
  if (word !== undefined) return ok({ kind: 'day', day: now.toPlainDate().add({ days: word }) });
  const read = readDateTime(text, 'auto', here);
  if (!read.ok) {
    const { code, ...details } = read.error;
    return fail(code === 'notOfFormat' ? 'unknownFormat' : code, details);
  }
  const { day, instant, clockChange, isLeapSecond } = read.value;
  if (day) return ok({ kind: 'day', day: temporal.PlainDate.from(day) });
  return ok({ kind: 'time', at: instant.toZonedDateTimeISO(timeZone), clockChange, isLeapSecond });
}

/** The moment on the clocks of the zone; for a day, its first moment. */
export const timeOf = (moment: Moment, timeZone: string): Temporal.ZonedDateTime =>
  moment.kind === 'time' ? moment.at : moment.day.toZonedDateTime(timeZone);

/** The calendar day of a moment in its zone. */
export const dayOf = (moment: Moment): Temporal.PlainDate => (moment.kind === 'time' ? moment.at.toPlainDate() : moment.day);

/** The remarks on moments as they were written. */
export const remarksOn = (...moments: readonly Moment[]) => [
  ...(moments.some((moment) => moment.kind === 'time' && moment.isLeapSecond) ? [{ code: 'leapSecond' } as const] : []),
  ...(['skipped', 'repeated'] as const)
    .filter((code) => moments.some((moment) => moment.kind === 'time' && moment.clockChange === code))
    .map((code) => ({ code })),
];
