import cronstrue from 'cronstrue';
import { type FieldName, fieldNames } from './cron-format.ts';
import type { CronItem } from './parse-field.ts';
import { fieldOf, type Schedule, valuesOf } from './parse-schedule.ts';

export interface Wording {
  /** One that cronstrue has loaded; English is always there. */
  readonly locale: string;
  readonly verbose: boolean;
  readonly clock24: boolean;
}

/** A schedule in plain words. */
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

/** A field as cronstrue reads it, which has no use for a step that leads nowhere or for more beside an asterisk. */
function describedText(schedule: Schedule, name: FieldName): string {
  const field = fieldOf(schedule, name);
  if (!field) return name === 'second' ? '0' : '*';
  return valuesOf(field, schedule.format).isAny ? '*' : field.items.map(describedItem).join(',');
}

const describedItem = (item: CronItem): string =>
  item.kind === 'numbers' && item.step !== undefined && item.min + item.step > item.max ? String(item.min) : item.text;
