import { DAY_MS } from '#pure/time/calendar-day.ts';
import type { AnswerNotice } from '#core/answer.ts';
import type { Translate } from '#core/message-key.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { ClockChanges } from './clock-changes.ts';
import type en from './messages/en.json';
import type { HolidayCount } from './work-days.ts';

/** A row is to be read at a glance. */
const MOST_SHOWN = 20;

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length);

/** By its name; one without by its date, or by month and day where there are several. */
const labelOf = ({ name, first, count, yearly }: HolidayCount): string => name || (count > 1 && yearly) || isoDay(first);

/** `2: Christmas, 2027-01-01`, each name once and with how often it is there; `0` where there are none. */
export function holidayText(holidays: readonly HolidayCount[], language: string): string {
  const counts = new Map<string, number>();
  for (const holiday of holidays) counts.set(labelOf(holiday), (counts.get(labelOf(holiday)) ?? 0) + holiday.count);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const labels = [...counts].map(([label, count]) => (count === 1 ? label : `${label} ×${count}`));
  const shown = labels.length > MOST_SHOWN ? [...labels.slice(0, MOST_SHOWN), '…'] : labels;
  return total === 0 ? '0' : `${total}: ${joinList(shown, language)}`;
}

interface Remarked {
  readonly remarks: readonly AnswerNotice[];
  readonly clockChanges: ClockChanges;
}

/** What there is to remark, then each change of the clocks, and how many there are besides. */
export function differenceNotices(t: Translate<typeof en>, { remarks, clockChanges }: Remarked, language: string): readonly AnswerNotice[] {
  const { shown, others } = clockChanges;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const hoursText = (hours: number): string => t('view.hours', { count: hours, number: format.format(hours) });
  return [
    ...remarks,
    ...shown.map(({ date, hours }) => ({ code: 'clocksChange', values: { date, hours: hoursText(hours) } })),
    ...(others > 0 ? [{ code: 'moreClockChanges', values: { count: others, number: format.format(others) } }] : []),
  ];
}
