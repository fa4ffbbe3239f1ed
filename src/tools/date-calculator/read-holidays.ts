import { fail, ok, type Result } from '#core/result.ts';
import { dayNumber } from '#pure/time/calendar-day.ts';
import { daysInMonth } from '#pure/time/days-in-month.ts';
import { excerpt } from '#pure/text/excerpt.ts';

export interface Holidays {
  /** Names by days from 1970, as `dayNumber` counts them; empty for one without a name. */
  readonly once: ReadonlyMap<number, string>;
  /** Names by `12-25`. */
  readonly yearly: ReadonlyMap<string, string>;
}

const LINE = /^(?:(?<year>\d{4})-)?(?<month>\d\d)-(?<day>\d\d)(?:\s+(?<name>.*))?$/;
const START = /^DTSTART(?:;[^:]*)?:(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:T|$)/i;
/** Of a year that has 29 February. */
const LEAP_YEAR = 2000;

interface Holiday {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  readonly name: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** `undefined` for a day that the calendar does not have. */
function holidayOf(groups: Groups | undefined, name: string): Holiday | undefined {
  if (!groups) return undefined;
  const [month, day] = [Number(groups['month']), Number(groups['day'])];
  const year = groups['year'] === undefined ? undefined : Number(groups['year']);
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year ?? LEAP_YEAR, month);
  return isReal ? { year, month, day, name: name.trim() } : undefined;
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
 * A date per line, with a name or not, every year's without a year; or the text of an iCalendar file. The error `notAHoliday` has the number of
 * the `line` and the `text` that is no date.
 */
export function readHolidays(text: string): Result<Holidays, 'notAHoliday'> {
  if (/^\s*BEGIN:VCALENDAR\b/i.test(text)) return ok(collect(readCalendar(text)));
  const holidays: Holiday[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const typed = line.trim();
    if (typed === '' || typed.startsWith('#')) continue;
    const groups = LINE.exec(typed)?.groups;
    const holiday = holidayOf(groups, groups?.['name'] ?? '');
    if (!holiday)
      return fail('notAHoliday', { field: 'holidays', values: { line: index + 1, text: excerpt(typed.split(/\s/, 1)[0] ?? '') } });
    holidays.push(holiday);
  }
  return ok(collect(holidays));
}

/** The events of RFC 5545, section 3.6.1: what is repeated by a rule other than `FREQ=YEARLY` is there once. */
function readCalendar(text: string): readonly Holiday[] {
  const unfolded = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const holidays: Holiday[] = [];
  let event: string[] | undefined;
  for (const line of unfolded) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) event = [];
    else if (event && /^END:VEVENT\s*$/i.test(line)) {
      const holiday = holidayOfEvent(event);
      if (holiday) holidays.push(holiday);
      event = undefined;
    } else event?.push(line);
  }
  return holidays;
}

function holidayOfEvent(lines: readonly string[]): Holiday | undefined {
  const summary = lines.find((line) => /^SUMMARY[;:]/i.test(line)) ?? '';
  const name = summary
    .slice(summary.indexOf(':') + 1)
    .replaceAll(/\\([,;\\n])/gi, (_escape, sign: string) => (/n/i.test(sign) ? ' ' : sign));
  const start = lines.map((line) => START.exec(line)?.groups).find((groups) => groups !== undefined);
  const holiday = holidayOf(start, name);
  const isYearly = lines.some((line) => /^RRULE:FREQ=YEARLY;?\s*$/i.test(line));
  return holiday && isYearly ? { ...holiday, year: undefined } : holiday;
}
