import { fail, ok, type Result } from '#core/result.ts';
import { type Bounds, boundsOf, type CronFormat, type FieldName, weekdayOf } from './cron-format.ts';

/** Numbers in the format's own numbering. A `max` beyond the field wraps around: 22 to 26 are the hours from 22 to 2. */
export interface Numbers extends Bounds {
  readonly kind: 'numbers';
  /** The step between numbers; `undefined` if it is omitted. */
  readonly step: number | undefined;
  /** True if it is written with an asterisk. */
  readonly isWild: boolean;
  readonly text: string;
}

/** Days that depend on the month. A weekday counts from Sunday as 0. */
export type SpecialDay =
  | { readonly kind: 'lastDay'; readonly text: string }
  | { readonly kind: 'lastWeekday'; readonly text: string }
  | { readonly kind: 'nearestWeekday'; readonly day: number; readonly text: string }
  | { readonly kind: 'lastOf'; readonly weekday: number; readonly text: string }
  | { readonly kind: 'nthOf'; readonly weekday: number; readonly nth: number; readonly text: string };

/** A part of a field between commas; `unspecified` is `?`. */
export type CronItem = Numbers | SpecialDay | { readonly kind: 'unspecified'; readonly text: string };

export interface CronField {
  readonly name: FieldName;
  readonly text: string;
  readonly items: readonly CronItem[];
}

export type FieldError = 'outOfRange' | 'notValid' | 'missingStar' | 'backwards';

interface Place {
  readonly name: FieldName;
  readonly format: CronFormat;
}

/** Items that must be alone in their field: Quartz 2.3, CronExpression. */
const ALONE: ReadonlySet<CronItem['kind']> = new Set(['unspecified', 'lastWeekday', 'nearestWeekday']);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * Parses a field of a cron expression: crontab(5), and for `?`, L, W, and # the tutorial of Quartz 2.3, “CronTrigger”. Errors, each with
 * the field's `name` among its words:
 * - `outOfRange`; values: the number, `min` and `max`
 * - `backwards`; values: the range
 * - `missingStar`, for a step without a range; values: the item, and a suggestion
 * - `notValid`; values: the item
 */
export function parseField(text: string, place: Place): Result<CronField, FieldError> {
  const items: CronItem[] = [];
  const parts = text.split(',');
  for (const part of parts) {
    const item = part === '' ? notValid(text, place) : parseItem(part, place);
    if (!item.ok) return item;
    if (ALONE.has(item.value.kind) && parts.length > 1) return notValid(text, place);
    items.push(item.value);
  }
  return ok({ name: place.name, text, items });
}

const refuse = <const Code extends FieldError>(code: Code, { name }: Place, values: Readonly<Record<string, string | number>>) =>
  fail(code, { values, words: { name: `view.fields.${name}` } });

const notValid = (item: string, place: Place) => refuse('notValid', place, { item });

function parseItem(text: string, place: Place): Result<CronItem, FieldError> {
  const { name } = place;
  const [body = '', step, ...more] = text.split('/');
  if (more.length > 0 || (step !== undefined && !/^0*[1-9]\d*$/.test(step))) return notValid(text, place);
  if (body === '') return refuse('missingStar', place, { item: text, suggestion: `*${text}` });
  if (step === undefined) {
    if (text === '?' && (name === 'dayOfMonth' || name === 'dayOfWeek')) return ok({ kind: 'unspecified', text });
    const special = name === 'dayOfMonth' ? dayOfMonthItem(text, place) : name === 'dayOfWeek' ? dayOfWeekItem(text, place) : undefined;
    if (special) return special;
  }
  const range = parseRange(body, text, place, step !== undefined);
  if (!range.ok) return range;
  return ok({ kind: 'numbers', ...range.value, step: step === undefined ? undefined : Number(step), isWild: body === '*', text });
}

function dayOfMonthItem(text: string, place: Place): Result<CronItem, FieldError> | undefined {
  if (/^l$/i.test(text)) return ok({ kind: 'lastDay', text });
  if (/^lw$/i.test(text)) return ok({ kind: 'lastWeekday', text });
  const nearest = /^(\d+)w$/i.exec(text)?.[1];
  if (nearest === undefined) return undefined;
  const day = parseNumber(nearest, text, place);
  return day.ok ? ok({ kind: 'nearestWeekday', day: day.value, text }) : day;
}

function dayOfWeekItem(text: string, place: Place): Result<CronItem, FieldError> | undefined {
  // Without a day, L is the last day of the week (Quartz 2.3, CronExpression; EventBridge Scheduler, “Schedule types”).
  if (/^l$/i.test(text) && place.format !== 'unix')
    return ok({ kind: 'numbers', min: 7, max: 7, step: undefined, isWild: false, text: '7' });
  const [, typed, suffix] = /^(\d+|[a-z]{3})(l|#\d+)$/i.exec(text) ?? [];
  if (typed === undefined || suffix === undefined) return undefined;
  const day = parseNumber(typed, text, place);
  if (!day.ok) return day;
  const weekday = weekdayOf(day.value, place.format);
  if (!suffix.startsWith('#')) return ok({ kind: 'lastOf', weekday, text });
  const nth = Number(suffix.slice(1));
  return nth >= 1 && nth <= 5 ? ok({ kind: 'nthOf', weekday, nth, text }) : notValid(text, place);
}

/** The bounds of `*`, a range, or a number. A number with a step extends to the end of the field. */
function parseRange(body: string, item: string, place: Place, hasStep: boolean): Result<Bounds, FieldError> {
  const bounds = boundsOf(place.name, place.format);
  if (body === '*') return ok(place.name === 'dayOfWeek' && place.format === 'unix' ? { min: 0, max: 6 } : bounds);
  const [start = '', end, ...more] = body.split('-');
  if (more.length > 0) return notValid(item, place);
  const from = parseNumber(start, item, place);
  if (!from.ok) return from;
  if (end === undefined) return ok({ min: from.value, max: hasStep ? bounds.max : from.value });
  const to = parseNumber(end, item, place);
  if (!to.ok) return to;
  // At the end of a range, Sunday is 7, because no weekday precedes 0.
  const max = place.name === 'dayOfWeek' && place.format === 'unix' && /^sun$/i.test(end) ? 7 : to.value;
  if (from.value <= max) return ok({ min: from.value, max });
  // Quartz 2.3, CronExpression: “overflowing ranges”.
  const wraps = place.format === 'quartz' && place.name !== 'year';
  return wraps ? ok({ min: from.value, max: max + bounds.max - bounds.min + 1 }) : refuse('backwards', place, { range: body });
}

/** A number, or the first three letters of a month or weekday. */
function parseNumber(typed: string, item: string, place: Place): Result<number, FieldError> {
  const { name, format } = place;
  const { min, max } = boundsOf(name, format);
  if (/^\d+$/.test(typed)) {
    const value = Number(typed);
    return value >= min && value <= max ? ok(value) : refuse('outOfRange', place, { value: typed, min, max });
  }
  const names = name === 'month' ? MONTHS : name === 'dayOfWeek' ? WEEKDAYS : [];
  const index = names.indexOf(typed.toLowerCase());
  return index < 0 ? notValid(item, place) : ok(index + (format === 'unix' && name === 'dayOfWeek' ? 0 : 1));
}
