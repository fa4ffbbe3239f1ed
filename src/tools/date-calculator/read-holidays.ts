import { fail, ok, type Result } from '#core/result.ts';
import { dayNumber } from '#pure/time/calendar-day.ts';
import { daysInMonth } from '#pure/time/days-in-month.ts';
import { readPrintedDate } from '#pure/time/date-time-reader/read-printed-date.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { calendarDay, followYearlyRule } from './yearly-rule.ts';

export interface Holidays {
  /** Names by day number from 1970, as in `dayNumber`; empty without a name. */
  readonly once: ReadonlyMap<number, string>;
  /** Names by month and day, such as `12-25`. */
  readonly yearly: ReadonlyMap<string, string>;
}

const LINE = /^(?:(?<year>\d{4})-)?(?<month>\d\d)-(?<day>\d\d)(?:\s+(?<name>.*))?$/;
/** A date that begins or ends with a year, and an optional name. */
const PRINTED = /^(.{0,20}\d{4}|\d{4}[/.]\d{1,2}[/.]\d{1,2})(?:\s+(.*))?$/;
/** A year that has 29 February. */
const LEAP_YEAR = 2000;

export type HolidayError = 'notAHoliday' | 'unreadRule';

interface Holiday {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  readonly name: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** `undefined` for a day that does not exist. */
function holidayOf(groups: Groups | undefined, name: string): Holiday | undefined {
  if (!groups) return undefined;
  const [month, day] = [Number(groups['month']), Number(groups['day'])];
  const year = groups['year'] === undefined ? undefined : Number(groups['year']);
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year ?? LEAP_YEAR, month);
  return isReal ? { year, month, day, name: name.trim() } : undefined;
}

/** Reads a day in another notation, such as `25.12.2026`, and a name. */
function printedHoliday(line: string): Holiday | undefined {
  const [, date = '', name = ''] = PRINTED.exec(line) ?? [];
  const reading = readPrintedDate(date);
  return reading?.kind === 'clock' && reading.clock.isDateAlone ? { ...reading.clock, name: name.trim() } : undefined;
}

function collect(holidays: readonly Holiday[]): Holidays {
  const yearly = holidays.filter(({ year }) => year === undefined);
  return {
    once: new Map(
      holidays.flatMap(({ year, month, day, name }) => (year === undefined ? [] : [[dayNumber({ year, month, day }), name] as const])),
    ),
    yearly: new Map(yearly.map(({ month, day, name }) => [`${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, name])),
  };
}

/**
 * Reads holidays from lines or an iCalendar file. A line has a date and an optional name; a date without a year is yearly. The error
 * `notAHoliday` has the `line` number and its invalid `text`; `unreadRule` has the `rule` of an event.
 */
export function readHolidays(text: string): Result<Holidays, HolidayError> {
  if (/^\s*BEGIN:VCALENDAR\b/i.test(text)) {
    const events = readCalendar(text);
    return events.ok ? ok(collect(events.value)) : events;
  }
  const holidays: Holiday[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const typed = line.trim();
    if (typed === '' || typed.startsWith('#')) continue;
    const groups = LINE.exec(typed)?.groups;
    const holiday = groups ? holidayOf(groups, groups['name'] ?? '') : printedHoliday(typed);
    if (!holiday)
      return fail('notAHoliday', { field: 'holidays', values: { line: index + 1, text: excerpt(typed.split(/\s/, 1)[0] ?? '') } });
    holidays.push(holiday);
  }
  return ok(collect(holidays));
}

/** Reads the events of RFC 5545, section 3.6.1, except canceled ones. The error `unreadRule` has the `rule` of an event. */
function readCalendar(text: string): Result<readonly Holiday[], 'unreadRule'> {
  const unfolded = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const holidays: Holiday[] = [];
  let event: string[] | undefined;
  for (const line of unfolded) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) event = [];
    else if (event && /^END:VEVENT\s*$/i.test(line)) {
      const read = holidaysOfEvent(event);
      if (!read.ok) return read;
      holidays.push(...read.value);
      event = undefined;
    } else event?.push(line);
  }
  return ok(holidays);
}

const valuesOf = (lines: readonly string[], property: string): readonly string[] =>
  lines.filter((line) => new RegExp(`^${property}[;:]`, 'i').test(line)).map((line) => line.slice(line.indexOf(':') + 1).trim());

const DATE = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:T(?<time>\d{6}))?/i;
const DURATION = /^P(?:(?<weeks>\d{1,3})W|(?<days>\d{1,3})D)/i;
/** Longer events are not holidays. */
const MOST_DAYS = 366;

function dayIn(text: string): number | undefined {
  const day = holidayOf(DATE.exec(text)?.groups, '');
  return day?.year === undefined ? undefined : dayNumber({ ...day, year: day.year });
}

const datesIn = (values: readonly string[]): readonly number[] =>
  values.flatMap((value) => value.split(',').flatMap((each) => dayIn(each) ?? []));

/** The length of an event in days. DTEND is the day after the last one. */
function lengthOf(lines: readonly string[], start: number): number {
  const [end = ''] = valuesOf(lines, 'DTEND');
  const { weeks, days } = DURATION.exec(valuesOf(lines, 'DURATION')[0] ?? '')?.groups ?? {};
  const last = dayIn(end);
  const isPartOfDay = /T(?!000000)/i.test(end);
  const length = last === undefined ? Number(weeks ?? 0) * 7 + Number(days ?? 0) : last - start + (isPartOfDay ? 1 : 0);
  return Math.min(Math.max(length, 1), MOST_DAYS);
}

function holidaysOfEvent(lines: readonly string[]): Result<readonly Holiday[], 'unreadRule'> {
  const first = dayIn(valuesOf(lines, 'DTSTART')[0] ?? '');
  if (first === undefined || /^CANCELLED$/i.test(valuesOf(lines, 'STATUS')[0] ?? '')) return ok([]);
  const name = (valuesOf(lines, 'SUMMARY')[0] ?? '')
    .replaceAll(/\\([,;\\n])/gi, (_escape, sign: string) => (/n/i.test(sign) ? ' ' : sign))
    .trim();
  const [rule] = valuesOf(lines, 'RRULE');
  const excluded = new Set(datesIn(valuesOf(lines, 'EXDATE')));
  const start = calendarDay(first);
  const days = rule === undefined ? { once: [first].filter((day) => !excluded.has(day)) } : followYearlyRule(rule, start, excluded);
  if (!days) return fail('unreadRule', { field: 'holidays', values: { rule: excerpt(rule ?? '') } });
  const once = [...('once' in days ? days.once : []), ...datesIn(valuesOf(lines, 'RDATE'))];
  const length = lengthOf(lines, first);
  const each = Array.from({ length }, (_, index) => index);
  const yearly = 'yearly' in days ? days.yearly : [];
  return ok([
    ...once.flatMap((day) => each.map((index) => ({ ...calendarDay(day + index), name }))),
    ...yearly.flatMap(({ month, day }) =>
      each.map((index) => {
        const { year: _year, ...later } = calendarDay(dayNumber({ year: LEAP_YEAR, month, day }) + index);
        return { year: undefined, ...later, name };
      }),
    ),
  ]);
}
