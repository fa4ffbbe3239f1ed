import { Cron } from 'croner';
import { fail, ok } from '#core/result.ts';
import { boundsOf, type CronFormat, type FieldName } from './cron-format.ts';
import type { CronField, CronItem, SpecialDay } from './parse-field.ts';
import { fieldOf, numbersOf, type Schedule, valuesOf } from './parse-schedule.ts';

export interface RunsWanted {
  /** A name of the IANA database. */
  readonly timeZone: string;
  /** The runs follow this time: an instant, or the local time in the zone, as `2026-01-31T09:30:00`. */
  readonly after: Date | string;
  readonly count: number;
}

/**
 * Returns the next instants at which a schedule runs; none for `@reboot`. When clocks change, a job at fixed times runs once, and one in
 * the gap runs right after it. Croner stops at the year 3000. Error: `neverRuns`.
 */
export function nextRuns(schedule: Schedule, { timeZone, after, count }: RunsWanted) {
  if (schedule.fields.length === 0) return ok([]);
  const cron = new Cron(cronerPattern(schedule), {
    mode: '7-part',
    timezone: timeZone,
    domAndDow: schedule.needsBothDays,
    sloppyRanges: true,
    fixedTimeRule: 'no-wildcard',
    paused: true,
  });
  const runs = cron.nextRuns(count, after);
  return runs.length === 0 ? fail('neverRuns') : ok(runs);
}

/** Converts a schedule to a croner pattern with seven fields. Weekdays count from Sunday as 0 in every format. */
function cronerPattern(schedule: Schedule): string {
  const clock = (name: FieldName, otherwise: string): string => {
    const field = fieldOf(schedule, name);
    return field ? field.items.map((item) => clockText(item, name)).join(',') : otherwise;
  };
  const calendar = (name: FieldName): string => {
    const field = fieldOf(schedule, name);
    return field ? calendarText(field, schedule.format) : '*';
  };
  return [
    clock('second', '0'),
    clock('minute', '*'),
    clock('hour', '*'),
    calendar('dayOfMonth'),
    calendar('month'),
    calendar('dayOfWeek'),
    calendar('year'),
  ].join(' ');
}

/**
 * Keeps the written form, because croner treats a time as fixed if it has neither asterisk nor step. Limits a step to the length of the
 * field.
 */
function clockText(item: CronItem, name: FieldName): string {
  if (item.kind !== 'numbers') return '*';
  const { min, max, step, isWild } = item;
  const last = boundsOf(name, 'unix').max;
  if (max > last) return numbersOf(item, name, 'unix').join(',');
  const range = isWild ? '*' : min === max && step === undefined ? String(min) : `${min}-${max}`;
  return step === undefined ? range : `${range}/${Math.min(step, last + 1)}`;
}

function calendarText(field: CronField, format: CronFormat): string {
  const { isAny, numbers, specials } = valuesOf(field, format);
  if (isAny) return '*';
  return [...numbers.map((number) => (field.name === 'dayOfWeek' ? number % 7 : number)), ...specials.map(specialText)].join(',');
}

function specialText(special: SpecialDay): string {
  switch (special.kind) {
    case 'lastDay':
      return 'L';
    case 'lastWeekday':
      return 'LW';
    case 'nearestWeekday':
      return `${special.day}W`;
    case 'lastOf':
      return `${special.weekday}L`;
    case 'nthOf':
      return `${special.weekday}#${special.nth}`;
  }
}

/** Formats a run as `Sun 2026-03-29 03:00:00 +02:00`: weekday, date, and time in the zone, and its UTC offset at that time. */
export function runFormat(timeZone: string): (run: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  return (run) => {
    const parts = new Map(format.formatToParts(run).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
    const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
    const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
    return `${part('weekday')} ${date} ${part('hour')}:${part('minute')}:${part('second')} ${offset}`;
  };
}
