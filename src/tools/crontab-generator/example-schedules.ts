import type { CronFormat } from './cron-format.ts';

interface ExampleSchedule {
  /** The key of its title in the messages. */
  readonly name: string;
  readonly minute: string;
  readonly hour: string;
  readonly dayOfMonth: string;
  readonly month: string;
  /** In Unix numbering. */
  readonly dayOfWeek: string;
  /** In the numbering of the other formats, from Sunday as 1. */
  readonly dayOfWeekFrom1: string;
}

const daily = { dayOfMonth: '*', month: '*', dayOfWeek: '*', dayOfWeekFrom1: '?' };
const weekly = { dayOfMonth: '*', month: '*' };

export const exampleSchedules = [
  { name: 'everyMinute', minute: '*', hour: '*', ...daily },
  { name: 'every5Minutes', minute: '*/5', hour: '*', ...daily },
  { name: 'everyHour', minute: '0', hour: '*', ...daily },
  { name: 'everyDay', minute: '30', hour: '2', ...daily },
  { name: 'twiceADay', minute: '0', hour: '0,12', ...daily },
  { name: 'weekdays', minute: '0', hour: '9', ...weekly, dayOfWeek: '1-5', dayOfWeekFrom1: '2-6' },
  { name: 'weekends', minute: '0', hour: '10', ...weekly, dayOfWeek: '6,0', dayOfWeekFrom1: '7,1' },
  { name: 'everyMonday', minute: '0', hour: '0', ...weekly, dayOfWeek: '1', dayOfWeekFrom1: '2' },
  { name: 'firstOfMonth', minute: '0', hour: '0', ...daily, dayOfMonth: '1' },
  { name: 'everyQuarter', minute: '0', hour: '0', ...daily, dayOfMonth: '1', month: '*/3' },
  { name: 'everyYear', minute: '0', hour: '0', ...daily, dayOfMonth: '1', month: '1' },
] as const satisfies readonly ExampleSchedule[];

/** The expression of an example. If a format allows only one of the two days, the other one is `?`. */
export function exampleExpression(example: ExampleSchedule, format: CronFormat): string {
  const { minute, hour, dayOfMonth, month, dayOfWeek, dayOfWeekFrom1 } = example;
  if (format === 'unix') return [minute, hour, dayOfMonth, month, dayOfWeek].join(' ');
  const days = [dayOfWeekFrom1 === '?' ? dayOfMonth : '?', month, dayOfWeekFrom1];
  return format === 'quartz' ? ['0', minute, hour, ...days].join(' ') : [minute, hour, ...days, '*'].join(' ');
}
