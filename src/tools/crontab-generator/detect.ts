import { defineDetectors } from '#core/detection.ts';

const ALIAS = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)(?=\s|$)/i;
const FIVE = /^(?:\S+\s+){4}\S+/;
const MONTH = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/gi;
const WEEKDAY = /sun|mon|tue|wed|thu|fri|sat/gi;

/** The minimum and maximum of each field: crontab(5). */
const BOUNDS: readonly (readonly [number, number])[] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
];

const ITEM = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/0*[1-9]\d{0,2})?$/;

/** Whether a text is a field of crontab(5). Accepts names of months and weekdays, without checking the order of a range. */
function isField(field: string, index: number): boolean {
  const [min, max] = BOUNDS[index] ?? [0, 0];
  const numbers = index === 3 ? field.replaceAll(MONTH, '1') : index === 4 ? field.replaceAll(WEEKDAY, '1') : field;
  return numbers.split(',').every((item) => {
    const [matched, from = min, to = max] = ITEM.exec(item) ?? [];
    return matched !== undefined && Number(from) >= min && Number(from) <= max && Number(to) <= max;
  });
}

/** A product, such as `2 * 3 * 4`. */
const isProduct = (schedule: string): boolean => /^\d+\s+\*\s+\d+\s+\*\s+\d+$/.test(schedule);

function scheduleOf(line: string): string | undefined {
  const [alias] = ALIAS.exec(line) ?? [];
  if (alias !== undefined) return alias;
  const [schedule = ''] = FIVE.exec(line) ?? [];
  const fields = schedule.split(/\s+/);
  // In an expression of six fields, the first one is seconds, which is another format.
  const isOther = /^\s+[*?\d][\d*?/,#LW-]*(?:\s|$)/.test(line.slice(schedule.length));
  const isSchedule = fields.length === BOUNDS.length && fields.every(isField) && /[*/,a-z-]/i.test(schedule);
  return isSchedule && !isOther && !isProduct(line) ? schedule : undefined;
}

export const detectors = defineDetectors([
  {
    id: 'schedule',
    reads: 'text',
    maxLength: 512,
    detect({ bare }) {
      const expression = /[\r\n]/.test(bare) ? undefined : scheduleOf(bare);
      if (expression === undefined) return undefined;
      return {
        reading: 'schedule',
        confidence: 'strong',
        rank: 33,
        ask: { operation: 'describe', inputs: { expression }, write: 'sentence', isNeeded: false },
        hands: { inputs: { expression, format: 'unix' } },
      };
    },
  },
]);
