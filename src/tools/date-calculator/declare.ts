import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, persistFlag, text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

const words = row({ isProse: true, isOptional: true });
const data = row({ isOptional: true });

/** The outputs of the three questions, in page order. */
const difference = {
  calendarDifference: words,
  days: data,
  weeksAndDays: words,
  businessDays: data,
  weekendDays: data,
  holidaysOnBusinessDays: words,
  hours: data,
  minutes: data,
  seconds: data,
  isoDifference: data,
};
const sums = { resultDate: data, weekday: words, weekDate: data, dayOfYear: data, quarter: data, daysFromStart: data };
const durations = {
  entries: data,
  sum: words,
  average: words,
  shortest: words,
  longest: words,
  sumInSeconds: data,
  sumAsClock: data,
  sumInHours: data,
  sumAsIso: data,
  sumForGo: data,
  sumForPrometheus: data,
  sumForSystemd: data,
  sumForExcel: data,
  sumForNet: data,
};

export const differenceNames = namesOf(difference);
export const additionNames = namesOf(sums);
export const durationNames = namesOf(durations);

export const declaration = declareTool({
  inputs: {
    fromDate: text({ singleLine: true, sample: '2026-11-22' }),
    toDate: text({ singleLine: true, sample: '2027-01-04' }),
    startDate: text({ singleLine: true, sample: '2026-03-03' }),
    shift: text({ singleLine: true, sample: '45 business days' }),
    durations: text({ sample: '1:20\n45 min\nPT2H5M', rows: 8 }),
    holidays: text({ rows: 4, persist: 'local', persistWith: 'rememberHolidays' }),
  },
  options: {
    /** A name of the IANA database. If it is empty or unknown, the browser's time zone applies. */
    timeZone: text(),
    countLastDay: flag(false),
    weekend: choice(['satSun', 'friSat', 'thuFri', 'sun', 'none'], 'satSun'),
    plainNumbers: choice(['seconds', 'minutes', 'hours'], 'seconds'),
    clockMeans: choice(['hoursMinutes', 'minutesSeconds'], 'hoursMinutes'),
  },
  advancedOptions: ['weekend'],
  viewOptions: { rememberHolidays: persistFlag() },
  primaryOptions: ['rememberHolidays'],
  outputs: {
    ...difference,
    ...sums,
    ...durations,
    lines: table(['line', 'text', 'duration', 'seconds'], { file: 'durations.csv' }),
    usedZone: row(),
    zones: table(['name']),
  },
  operations: {
    difference: {
      takes: ['fromDate', 'toDate', 'timeZone', 'countLastDay', 'weekend', 'holidays'],
      gives: differenceNames,
      thread: 'main',
      trigger: 'tick',
      perLine: true,
      readsLanguage: true,
    },
    add: {
      takes: ['startDate', 'shift', 'timeZone', 'weekend', 'holidays'],
      gives: additionNames,
      thread: 'main',
      trigger: 'tick',
      perLine: true,
      readsLanguage: true,
    },
    sum: {
      takes: ['durations', 'plainNumbers', 'clockMeans'],
      gives: ['sum', ...durationNames.filter((name) => name !== 'sum'), 'lines'],
      thread: 'worker',
      debounceMs: 50,
      readsLanguage: true,
    },
    chooseZone: { takes: ['timeZone'], gives: ['usedZone', 'zones'], thread: 'main', trigger: 'generate', uiOnly: true },
  },
});
