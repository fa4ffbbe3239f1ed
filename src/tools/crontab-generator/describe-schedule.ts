import cronstrue from 'cronstrue';
import { type FieldName, fieldNames } from './cron-format.ts';
import type { CronItem } from './parse-field.ts';
import { fieldOf, type Schedule, valuesOf } from './parse-schedule.ts';

export interface Wording {
  /** A locale that cronstrue has loaded. English is always available. */
  readonly locale: string;
  readonly verbose: boolean;
  readonly clock24: boolean;
}

/** Describes a schedule in plain words. */
export function describeSchedule(schedule: Schedule, { locale, verbose, clock24 }: Wording): string {
  const pattern = schedule.fields.length === 0 ? '@reboot' : fieldNames.map((name) => describedText(schedule, name)).join(' ');
  return cronstrue.toString(pattern, {
    locale,
    verbose,
    use24HourTimeFormat: clock24,
    dayOfWeekStartIndexZero: schedule.format === 'unix',
    logicalAndDayFields: schedule.needsBothDays,
  });
}

/** A field in a form that cronstrue understands: without steps that have no effect, and without other items next to an asterisk. */
function describedText(schedule: Schedule, name: FieldName): string {
  const field = fieldOf(schedule, name);
  if (!field) return name === 'second' ? '0' : '*';
  return valuesOf(field, schedule.format).isAny ? '*' : field.items.map(describedItem).join(',');
}

const describedItem = (item: CronItem): string =>
  item.kind === 'numbers' && item.step !== undefined && item.min + item.step > item.max ? String(item.min) : item.text;
