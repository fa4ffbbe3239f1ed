import type { PresentationTexts } from '#core/present.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { FieldName } from './cron-format.ts';
import type en from './messages/en.json';
import type { CronField, SpecialDay } from './parse-field.ts';
import { type Schedule, valuesOf } from './parse-schedule.ts';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The values of each field in words. Months and weekdays have their short names. */
export function fieldValues(
  { fields, format }: Schedule,
  { t, language }: PresentationTexts<typeof en>,
): Readonly<Partial<Record<FieldName, string>>> {
  const monthFormat = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const weekdayFormat = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  /** Accepts numbers from Monday as 1; Sunday is 7 or 0. */
  const weekdayText = (weekday: number): string => weekdayFormat.format(MONDAY + ((weekday + 6) % 7) * DAY_MS);
  const numberText = (name: FieldName, number: number): string => {
    if (name === 'month') return monthFormat.format(Date.UTC(2024, number - 1));
    return name === 'dayOfWeek' ? weekdayText(number) : String(number);
  };
  const specialText = (special: SpecialDay): string => {
    switch (special.kind) {
      case 'lastDay':
        return t('view.lastDay');
      case 'lastWeekday':
        return t('view.lastWeekday');
      case 'nearestWeekday':
        return t('view.nearestWeekday', { day: special.day });
      case 'lastOf':
        return t(`view.weekdays.${weekdayKey(special.weekday)}.last`);
      case 'nthOf':
        return t(`view.weekdays.${weekdayKey(special.weekday)}.${NTH[special.nth - 1] ?? 'first'}`);
    }
  };
  const valueText = (field: CronField): string => {
    const { isAny, numbers, specials } = valuesOf(field, format);
    if (isAny) return t('view.any');
    return joinList([...numbers.map((number) => numberText(field.name, number)), ...specials.map(specialText)], language);
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueText(field)]));
}

/** The message key of a weekday, counted from Sunday as 0. The wording of these messages agrees with the weekday's gender. */
const weekdayKey = (weekday: number) => WEEKDAYS[weekday] ?? 'sun';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const NTH = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
