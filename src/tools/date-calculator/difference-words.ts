import { DAY_MS } from '#pure/time/calendar-day.ts';
import type { PresentationNotice } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { ClockChanges } from './clock-changes.ts';
import type en from './messages/en.json';
import type { HolidayCount } from './work-days.ts';

/** The maximum number of items in a row, so that it stays readable. */
const MOST_SHOWN = 20;

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length);

/** The name of a holiday. Without a name, its date, or month and day if it occurs several times. */
const labelOf = ({ name, first, count, yearly }: HolidayCount): string => name || (count > 1 && yearly) || isoDay(first);

/** Formats holidays as `2: Christmas, 2027-01-01`: the total, then each name once with its count; `0` without holidays. */
export function holidayText(holidays: readonly HolidayCount[], language: string): string {
  const counts = new Map<string, number>();
  for (const holiday of holidays) counts.set(labelOf(holiday), (counts.get(labelOf(holiday)) ?? 0) + holiday.count);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const labels = [...counts].map(([label, count]) => (count === 1 ? label : `${label} ×${count}`));
  const shown = labels.length > MOST_SHOWN ? [...labels.slice(0, MOST_SHOWN), '…'] : labels;
  return total === 0 ? '0' : `${total}: ${joinList(shown, language)}`;
}

interface Remarked {
  readonly remarks: readonly PresentationNotice[];
  readonly clockChanges: ClockChanges;
}

/** The remarks, then each clock change, and the number of further changes. */
export function differenceNotices(
  t: Translate<typeof en>,
  { remarks, clockChanges }: Remarked,
  language: string,
): readonly PresentationNotice[] {
  const { shown, others } = clockChanges;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const hoursText = (hours: number): string => t('view.hours', { count: hours, number: format.format(hours) });
  return [
    ...remarks,
    ...shown.map(({ date, hours }) => ({ code: 'clocksChange', values: { date, hours: hoursText(hours) } })),
    ...(others > 0 ? [{ code: 'moreClockChanges', values: { count: others, number: format.format(others) } }] : []),
  ];
}
