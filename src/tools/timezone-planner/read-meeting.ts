import { fail, ok, type Result } from '#core/result.ts';
import { daysInMonth } from '#pure/time/days-in-month.ts';
import { readDateTime, unquote } from '#pure/time/date-time-reader/read-date-time.ts';
import { locateDateTime, type Location } from '#pure/time/zoned-date-time.ts';
import type { TemporalApi } from '#pure/time/temporal.ts';
import { dayWords } from './day-words.ts';
import type { FindPlace, FoundPlace, PlaceError } from './find-place.ts';
import { writtenTime } from './written-time.ts';

/** The start of a meeting and the zone in which it was specified. */
export interface Meeting {
  readonly startMs: number;
  readonly zone: string;
  readonly clockChange: Location['clockChange'];
  readonly isLeapSecond: boolean;
  readonly letters: FoundPlace['letters'];
}

export type MeetingError = PlaceError | 'unknownTime' | 'notARealDate' | 'ambiguousDate' | 'outOfRange';

export interface MeetingContext {
  readonly temporal: TemporalApi;
  readonly findPlace: FindPlace;
  /** The default zone. */
  readonly firstZone: string;
  readonly nowMs: number;
  readonly language: string;
}

const MINUTE_MS = 60_000;
/** Longer than any valid input. The patterns are not designed for longer texts. */
const LONGEST = 200;

const TIME = String.raw`(?<hour>\d{1,2})(?:(?::|h)(?<minute>\d{2})(?::(?<second>\d{2}))?\s*(?<half>[ap]m)?|h|\s*(?<bareHalf>[ap]m))`;
const DAY = String.raw`(?:(?<date>\d{4}-\d\d-\d\d)(?:[T,]|\s)\s*|(?<word>\p{L}[\p{L}\p{M}.]*(?:\s\p{L}+)?),?\s+)?`;
const MEETING = new RegExp(String.raw`^${DAY}${TIME}(?:\s+(?<zone>\D.*|[+-].*))?$`, 'iu');

/**
 * The side of a clock change that the abbreviation selects. In autumn, summer time comes first. In spring, the skipped hour in summer time
 * is read as before the change.
 */
const sides = { summer: 'earlier', standard: 'later' } as const;

type Groups = Readonly<Record<string, string | undefined>>;

/** Converts an hour to 24-hour time: `3 pm` is 15. Returns `undefined` for an invalid hour. */
function hourOf({ hour = '', half, bareHalf }: Groups): number | undefined {
  const suffix = (half ?? bareHalf)?.toLowerCase();
  const typed = Number(hour);
  if (suffix === undefined) return typed < 24 ? typed : undefined;
  if (typed < 1 || typed > 12) return undefined;
  return (typed % 12) + (suffix === 'pm' ? 12 : 0);
}

/**
 * Parses a moment in a notation of the date-time converter, or a day, a time, and a place: `2026-03-10 15:00 America/New_York`, `Tue 3pm
 * PT`, `15h30`. An empty text means the current minute.
 */
export function readMeeting(typed: string, context: MeetingContext): Result<Meeting, MeetingError> {
  const bare = unquote(typed);
  const text = bare.length > LONGEST ? bare : writtenTime(bare);
  const { firstZone, nowMs } = context;
  const plain = { clockChange: undefined, isLeapSecond: false, letters: undefined };
  if (text === '') return ok({ startMs: Math.floor(nowMs / MINUTE_MS) * MINUTE_MS, zone: firstZone, ...plain });
  const groups = text.length > LONGEST ? undefined : MEETING.exec(text)?.groups;
  return (groups && readParts(groups, context)) ?? readMoment(text, context);
}

/** Returns `undefined` if the word before the time does not name a day. */
function readParts(groups: Groups, context: MeetingContext): Result<Meeting, MeetingError> | undefined {
  const { temporal, firstZone, findPlace } = context;
  const days = dayWords(context.language);
  const { word, date, zone: place } = groups;
  const hour = hourOf(groups);
  const wanted = word === undefined ? 0 : days(word);
  if (wanted === undefined || hour === undefined) return undefined;
  const found = place === undefined ? ok<FoundPlace>({ zone: firstZone }) : findPlace(place);
  if (!found.ok) return found;
  const { zone: timeZone, letters } = found.value;
  const day = date === undefined ? dayFrom(wanted, timeZone, context) : dayOf(date);
  if (!day) return fail('notARealDate', { values: { text: date ?? '' } });
  const time = { hour, minute: Number(groups['minute'] ?? 0), second: Number(groups['second'] ?? 0) };
  if (time.minute > 59 || time.second > 59) return undefined;
  const clock = { ...day, ...time, fraction: '', offsetSeconds: undefined, isLeapSecond: false };
  const location = locateDateTime(clock, { temporal, timeZone, side: letters?.season && sides[letters.season] });
  if (!location) return fail('outOfRange');
  return ok({
    startMs: location.instant.epochMilliseconds,
    zone: timeZone,
    clockChange: location.clockChange,
    isLeapSecond: false,
    letters,
  });
}

function dayOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

/** The date a number of days from today, or the next date with that weekday, including today. */
function dayFrom(wanted: number | { readonly weekday: number }, timeZone: string, { temporal, nowMs }: MeetingContext) {
  const today = temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
  const days = typeof wanted === 'number' ? wanted : (wanted.weekday - (today.dayOfWeek - 1) + 7) % 7;
  const { year, month, day } = today.add({ days });
  return { year, month, day };
}

function readMoment(text: string, { temporal, firstZone }: MeetingContext): Result<Meeting, MeetingError> {
  const read = readDateTime(text, 'auto', { temporal, timeZone: firstZone });
  if (read.ok) {
    const { instant, zone = firstZone, clockChange, isLeapSecond } = read.value;
    // A zone cannot have an offset with seconds, unlike local mean time.
    const isZone = !/^[+-]\d\d:\d\d:/.test(zone);
    return ok({ startMs: instant.epochMilliseconds, zone: isZone ? zone : 'UTC', clockChange, isLeapSecond, letters: undefined });
  }
  const { code, ...details } = read.error;
  return fail(code === 'unknownFormat' || code === 'notOfFormat' ? 'unknownTime' : code, details);
}
