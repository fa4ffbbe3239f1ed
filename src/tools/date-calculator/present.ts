import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import type { DetailedRow } from '#core/outputs.ts';
import { weekdayNames } from '#pure/time/weekday-names.ts';
import { fraction } from '#pure/numbers/fraction.ts';
import { formatSignificant } from '#pure/numbers/significant-digits.ts';
import { unitNanoseconds } from '#pure/time/durations/time-unit.ts';
import {
  writeClock,
  writeExcel,
  writeGo,
  writeIsoDuration,
  writeNet,
  writePrometheus,
  writeSystemd,
} from '#pure/time/durations/write-duration.ts';
import { type CountedUnit, durationWords } from '#domains/durations/duration-words.ts';
import type { declaration } from './declare.ts';
import { differenceNotices, holidayText } from './difference-words.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

const DIGITS = 12;
const DAYS_IN_WEEK = 7;

const decimalIn = (nanoseconds: bigint, unit: 'hour' | 'minute' | 'second'): string =>
  formatSignificant(fraction(nanoseconds, unitNanoseconds[unit]), DIGITS);

const orMissing = (t: Translate<typeof en>, written: string | undefined): string | DetailedRow =>
  written ?? { value: t('view.notRepresentable'), isProse: true };

export const presenters = {
  difference(found, _given, { t, language }) {
    const { isNegative, calendar, days, businessDays, weekendDays, holidays, nanoseconds, hasTimes } = found;
    const { counted } = durationWords(language);
    const signed = (text: string): string => (isNegative && text !== '0' ? `-${text}` : text);
    const ofDay: readonly CountedUnit[] = [
      ['year', calendar.years],
      ['month', calendar.months],
      ['day', calendar.days],
    ];
    const ofClock: readonly CountedUnit[] = [
      ['hour', calendar.hours],
      ['minute', calendar.minutes],
      ['second', calendar.seconds],
    ];
    const parts = [...ofDay, ...(hasTimes ? ofClock : [])];
    const isNothing = parts.every(([, count]) => Number(count) === 0);
    const weeks: readonly CountedUnit[] = [
      ['week', Math.floor(days / DAYS_IN_WEEK)],
      ['day', days % DAYS_IN_WEEK],
    ];
    return {
      calendarDifference: counted(isNothing ? ofDay : parts, isNegative),
      days: signed(String(days)),
      weeksAndDays: counted(weeks, isNegative),
      businessDays: signed(String(businessDays)),
      weekendDays: signed(String(weekendDays)),
      holidaysOnBusinessDays: signed(holidayText(holidays, language)),
      hours: signed(decimalIn(nanoseconds, 'hour')),
      minutes: signed(decimalIn(nanoseconds, 'minute')),
      seconds: signed(decimalIn(nanoseconds, 'second')),
      isoDifference: found.iso,
      notices: differenceNotices(t, found, language),
    };
  },

  add: ({ weekday, dayOfYear, daysFromStart, notices, remarks, ...sum }, _given, { language }) => ({
    ...sum,
    weekday: weekdayNames(language, 'long')[weekday - 1],
    dayOfYear: String(dayOfYear),
    daysFromStart: String(daysFromStart),
    notices: [...remarks, ...notices.map((code) => ({ code }))],
  }),

  sum({ lines, sum, average, shortest, longest }, _given, { t, language }) {
    const words = durationWords(language).nanoseconds;
    return {
      entries: String(lines.length),
      sum: words(sum),
      average: words(average),
      shortest: words(shortest),
      longest: words(longest),
      sumInSeconds: decimalIn(sum, 'second'),
      sumAsClock: writeClock(sum),
      sumInHours: decimalIn(sum, 'hour'),
      sumAsIso: writeIsoDuration(sum),
      sumForGo: orMissing(t, writeGo(sum)),
      sumForPrometheus: orMissing(t, writePrometheus(sum)),
      sumForSystemd: orMissing(t, writeSystemd(sum)),
      sumForExcel: writeExcel(sum),
      sumForNet: orMissing(t, writeNet(sum)),
      lines: {
        length: lines.length,
        at(index: number) {
          const each = lines[index];
          return (
            each && {
              line: String(each.line),
              text: each.text,
              duration: words(each.nanoseconds),
              seconds: decimalIn(each.nanoseconds, 'second'),
            }
          );
        },
      },
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
