/** The program that reads the expression: cron itself or Spring, the Quartz scheduler, or EventBridge. */
export const cronFormats = ['unix', 'quartz', 'aws'] as const;

export type CronFormat = (typeof cronFormats)[number];

/** In the order of an expression. */
export const fieldNames = ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'] as const;

export type FieldName = (typeof fieldNames)[number];

/** The initial content of the field. */
export const defaultExpressions: Readonly<Record<CronFormat, string>> = {
  unix: '40 * * * *',
  quartz: '0 40 * * * ?',
  aws: '40 * * * ? *',
};

const FIVE: readonly FieldName[] = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'];

/** The minimum fields of an expression. */
export const usualFields: Readonly<Record<CronFormat, readonly FieldName[]>> = {
  unix: FIVE,
  quartz: ['second', ...FIVE],
  aws: [...FIVE, 'year'],
};

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const SHARED: Readonly<Record<Exclude<FieldName, 'dayOfWeek' | 'year'>, Bounds>> = {
  second: { min: 0, max: 59 },
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  dayOfMonth: { min: 1, max: 31 },
  month: { min: 1, max: 12 },
};

/**
 * The range of numbers in a field: crontab(5); Quartz 2.3, CronExpression; Amazon EventBridge Scheduler, “Schedule types”. Unix counts
 * weekdays from Sunday as 0 and also accepts 7 for Sunday; the others count from Sunday as 1.
 */
export function boundsOf(name: FieldName, format: CronFormat): Bounds {
  if (name === 'dayOfWeek') return format === 'unix' ? { min: 0, max: 7 } : { min: 1, max: 7 };
  if (name === 'year') return { min: 1970, max: format === 'aws' ? 2199 : 2099 };
  return SHARED[name];
}

/** The day of the week in the numbering of `Date`, from Sunday as 0. */
export const weekdayOf = (value: number, format: CronFormat): number => (format === 'unix' ? value % 7 : value - 1);
