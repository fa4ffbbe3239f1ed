import type { PresentationNotice, Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import { weekdayNames } from '#pure/time/weekday-names.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { PlaceTime } from './compare-places.ts';
import type { declaration } from './declare.ts';
import type { ClockMessages } from '#domains/clock/clock-messages.ts';
import type en from './messages/en.json';
import type { Occurrence, PlaceOccurrence } from './occurrences.ts';
import type { run } from './run.ts';
import { writeInvitation } from './write-invitation.ts';

type Words = Translate<typeof en>;

/** Adds the day difference to a text, unless it is zero. */
function dayText(t: Words, text: string, daysLater: number): string {
  if (daysLater === 0) return text;
  if (Math.abs(daysLater) === 1) return t(daysLater > 0 ? 'view.nextDay' : 'view.lastDay', { day: text });
  return t(daysLater > 0 ? 'view.daysLater' : 'view.daysEarlier', { day: text, count: Math.abs(daysLater) });
}

const timeRow = (
  t: Words,
  weekdays: readonly string[],
  { label, localTime, weekday, daysLater, offset, work, zone, nextChange }: PlaceTime,
) => ({
  place: label,
  localTime,
  day: dayText(t, weekdays[weekday] ?? '', daysLater),
  offset,
  workingTime: t(`view.work.${work}`),
  zone,
  nextChange: nextChange ? t('view.change', nextChange) : t('view.none'),
});

interface Remarks {
  readonly clockChange: 'skipped' | 'repeated' | undefined;
  readonly isLeapSecond: boolean;
  readonly otherLetters: readonly { readonly written: string; readonly other: string; readonly date: string }[];
}

const noticesOf = ({ clockChange, isLeapSecond, otherLetters }: Remarks): readonly PresentationNotice[] => [
  ...(isLeapSecond ? [{ code: 'leapSecond' }] : []),
  ...(clockChange ? [{ code: clockChange }] : []),
  ...otherLetters.map((values) => ({ code: 'otherLetters', values: { ...values } })),
];

const shiftText = (t: Words, language: string, places: readonly PlaceOccurrence[]): string =>
  joinList(
    places.flatMap(({ label, time, insteadOf }) =>
      insteadOf === undefined ? [] : [t('view.shift', { place: label, time, usual: insteadOf })],
    ),
    language,
  );

const isShifted = ({ places }: Occurrence): boolean => places.some(({ insteadOf }) => insteadOf !== undefined);

export const presenters = {
  convert({ times, event, remarks }, { title, exportFormat }, { t, language }) {
    const short = weekdayNames(language, 'short');
    const words = {
      title,
      duration: t('view.minutes', { count: event.minutes }),
      meeting: t('view.meeting'),
      columns: [t('outputs.times.columns.place'), t('outputs.times.columns.localTime'), t('outputs.times.columns.offset')] as const,
      weekday: (weekday: number) => short[weekday] ?? '',
    };
    const weekdays = weekdayNames(language, 'long');
    return {
      invitation: writeInvitation(exportFormat, { times, event }, words),
      times: times.map((time) => timeRow(t, weekdays, time)),
      notices: noticesOf(remarks),
    };
  },

  best: (times, _given, { t }) => ({
    bestTimes: times.map(({ start, nightMinutes, minutesOutside, worstPlace }) => ({
      start,
      nightMinutes: String(nightMinutes),
      minutesOutside: String(minutesOutside),
      worstPlace: worstPlace ?? t('view.none'),
    })),
  }),

  repeat: (occurrences, _given, { t, language }) => ({
    occurrenceList: {
      columns: [t('view.date'), ...(occurrences[0]?.places.map(({ label }) => label) ?? []), t('view.shiftColumn')],
      rows: occurrences.map(({ date, places }) => [
        date,
        ...places.map(({ time, daysLater }) => dayText(t, time, daysLater)),
        shiftText(t, language, places),
      ]),
    },
    shiftedOccurrences: t('view.shifted', { shifted: occurrences.filter(isShifted).length, total: occurrences.length }),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en & ClockMessages>;
