import { fail, ok } from '#core/result.ts';
import { boundsOf, type CronFormat, type FieldName, weekdayOf } from './cron-format.ts';
import { type CronField, type CronItem, type Numbers, parseField, type SpecialDay } from './parse-field.ts';
import { splitExpression } from './split-expression.ts';

export interface Schedule {
  readonly format: CronFormat;
  /** Empty for `@reboot`. */
  readonly fields: readonly CronField[];
  readonly command: string;
  /** True if a day must match both its date and its weekday, not just one of the two. */
  readonly needsBothDays: boolean;
}

/**
 * Parses an expression; `null` for a blank one. In Unix, one matching day field is enough unless either begins with `*`: crontab(5), as in
 * cronie and Vixie cron. Errors: those of `splitExpression` and `parseField`; `oneQuestionMark` if the format requires one of the day
 * fields to be `?`.
 */
export function parseSchedule(expression: string, format: CronFormat) {
  if (expression.trim() === '') return ok(null);
  const found = splitExpression(expression, format);
  if (!found.ok) return found;
  const { names, words, command } = found.value;
  const fields: CronField[] = [];
  for (const [index, name] of names.entries()) {
    const field = parseField(words[index] ?? '', { name, format });
    if (!field.ok) return field;
    fields.push(field.value);
  }
  const days = fields.filter(({ name }) => name === 'dayOfMonth' || name === 'dayOfWeek');
  if (format !== 'unix' && days.filter(({ text }) => text === '?').length !== 1) return fail('oneQuestionMark');
  const needsBothDays = format !== 'unix' || days.some(({ text }) => /^[*?]/.test(text));
  return ok<Schedule>({ format, fields, command, needsBothDays });
}

/** The values that a field allows. */
export interface FieldValues {
  /** True if the field allows everything. */
  readonly isAny: boolean;
  /** In ascending order. Days of the week count from Monday as 1 to Sunday as 7. */
  readonly numbers: readonly number[];
  readonly specials: readonly SpecialDay[];
}

const isNumbers = (item: CronItem) => item.kind === 'numbers';
const isSpecial = (item: CronItem): item is SpecialDay => item.kind !== 'numbers' && item.kind !== 'unspecified';

/** The numbers of an item. Those beyond the field wrap around to its start. */
export function numbersOf({ min, max, step = 1 }: Numbers, name: FieldName, format: CronFormat): readonly number[] {
  const bounds = boundsOf(name, format);
  const count = bounds.max - bounds.min + 1;
  const numbers: number[] = [];
  for (let value = min; value <= max; value += step) numbers.push(value > bounds.max ? value - count : value);
  return numbers;
}

export function valuesOf({ name, items }: CronField, format: CronFormat): FieldValues {
  const isAny = items.some((item) => item.kind === 'unspecified' || (item.kind === 'numbers' && item.isWild && item.step === undefined));
  if (isAny) return { isAny, numbers: [], specials: [] };
  const numbers = new Set<number>();
  for (const item of items.filter(isNumbers)) {
    for (const value of numbersOf(item, name, format)) numbers.add(name === 'dayOfWeek' ? weekdayOf(value, format) || 7 : value);
  }
  return { isAny, numbers: [...numbers].toSorted((one, other) => one - other), specials: items.filter(isSpecial) };
}

export type NoticeCode = 'hasSeconds' | 'hasSpecials';

/** Notices about syntax that cron on Linux interprets differently. */
export function noticesOf({ format, fields }: Schedule): readonly NoticeCode[] {
  if (format !== 'unix') return [];
  const notices: NoticeCode[] = [];
  if (fields.some(({ name }) => name === 'second')) notices.push('hasSeconds');
  if (fields.some(({ items }) => items.some(isSpecial))) notices.push('hasSpecials');
  return notices;
}

/** The field with the given name, if the expression has it. */
export const fieldOf = ({ fields }: Schedule, name: FieldName): CronField | undefined => fields.find((field) => field.name === name);
