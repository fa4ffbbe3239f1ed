import { defineDetectors } from '#core/detection.ts';
import { dayNumber } from '#pure/time/calendar-day.ts';
import { readIso8601 } from '#pure/time/date-time-reader/read-iso-8601.ts';

const DATE = String.raw`\d{4}-\d\d-\d\d`;
const CLOCK = String.raw`(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?`;
const PAIR = new RegExp(String.raw`^(${DATE}${CLOCK})(?:\s+to\s+|\s+-\s+|\s*–\s*|\s*\.\.\s*|\s*\n\s*)(${DATE}${CLOCK})$`, 'i');
/** Accepts any unit after a number, because only the tool's reader knows the units. */
const SHIFT = new RegExp(String.raw`^(${DATE}${CLOCK})\s*([+\-−]\s*(?:\d[\d\p{L}µ .,+\-−]*\p{L}\.?|P[\dTYMWDHS.,]{2,40}))$`, 'iu');
const ISO_DURATION =
  /^-?P(?=[T\d])(?:\d{1,9}W)?(?:\d{1,9}(?:[.,]\d{1,9})?D)?(?:T(?=\d)(?:\d{1,9}(?:[.,]\d{1,9})?H)?(?:\d{1,9}(?:[.,]\d{1,9})?M)?(?:\d{1,9}(?:[.,]\d{1,9})?S)?)?$/;
/** A duration in the format of PostgreSQL and Python. */
const PRINTED_DURATION = /^-?\d{1,9} days?,? [+-]?\d{1,2}:[0-5]\d:[0-5]\d(?:\.\d{1,9})?$/;
const CLOCK_LINE = /^\d{1,4}:[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?$/;

/** With this many lines, the pattern is unlikely to be a coincidence. */
const FEWEST_LINES = 3;

const dayOf = (text: string): number | undefined => {
  const reading = readIso8601(text);
  return reading?.kind === 'clock' && reading.clock.isDateAlone ? dayNumber(reading.clock) : undefined;
};

const isDate = (text: string): boolean => readIso8601(text)?.kind === 'clock';

/** The operation to run for durations, and the inputs for the tool's page. */
const summed = (durations: string, write: 'sum' | 'duration') => ({
  ask: { operation: 'sum', inputs: { durations, plainNumbers: 'seconds', clockMeans: 'hoursMinutes' }, write, isNeeded: true },
  hands: { inputs: { durations } },
});

export const detectors = defineDetectors([
  {
    id: 'difference',
    reads: 'text',
    maxLength: 80,
    detect({ bare }) {
      const [, fromDate = '', toDate = ''] = PAIR.exec(bare) ?? [];
      if (!isDate(fromDate) || !isDate(toDate)) return undefined;
      const finding = { reading: 'difference', confidence: 'strong', rank: 27.1, hands: { inputs: { fromDate, toDate } } } as const;
      const [from, to] = [dayOf(fromDate), dayOf(toDate)];
      if (from !== undefined && to !== undefined) {
        return { ...finding, answer: { text: 'days', values: { count: to - from }, copy: String(to - from) } };
      }
      const inputs = { fromDate, toDate, timeZone: '', countLastDay: false, weekend: 'satSun', holidays: '' };
      return { ...finding, ask: { operation: 'difference', inputs, write: 'days', isNeeded: true } };
    },
  },
  {
    id: 'addition',
    reads: 'text',
    maxLength: 120,
    detect({ bare }) {
      const [, startDate = '', shift = ''] = SHIFT.exec(bare) ?? [];
      if (!isDate(startDate)) return undefined;
      const inputs = { startDate, shift, timeZone: '', weekend: 'satSun', holidays: '' };
      return {
        reading: 'addition',
        confidence: 'strong',
        rank: 27.2,
        ask: { operation: 'add', inputs, write: 'date', isNeeded: true },
        hands: { inputs: { startDate, shift } },
      };
    },
  },
  {
    id: 'durations',
    reads: 'text',
    maxLength: 512,
    detect({ text = '' }) {
      const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      if (lines.length < FEWEST_LINES || !lines.every((line) => CLOCK_LINE.test(line))) return undefined;
      return { reading: 'durations', confidence: 'likely', rank: 63.1, ...summed(text, 'sum') };
    },
  },
  {
    id: 'duration',
    reads: 'text',
    maxLength: 80,
    detect({ bare }) {
      if (!ISO_DURATION.test(bare) && !PRINTED_DURATION.test(bare)) return undefined;
      return { reading: 'duration', confidence: 'strong', rank: 27.3, ...summed(bare, 'duration') };
    },
  },
]);
