import type { WriteFindings } from '#core/detection.ts';
import { writeClock, writeIsoDuration } from '#pure/time/durations/write-duration.ts';
import { durationWords } from '#domains/durations/duration-words.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

const difference = {
  /** Applies to two dates if one has a time. */
  days(result) {
    if (!result.ok || !result.value) return undefined;
    const { days, isNegative } = result.value;
    const count = isNegative ? -days : days;
    return { answer: { text: 'days', values: { count }, copy: String(count) } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'difference'>;

const add = {
  date: (result) => (result.ok && result.value ? { answer: { copy: result.value.resultDate } } : undefined),
} satisfies WriteFindings<typeof declaration, typeof run, 'add'>;

const sum = {
  sum(result, _given, { language }) {
    if (!result.ok || !result.value) return undefined;
    const nanoseconds = result.value.sum;
    return { answer: { text: 'sum', values: { sum: durationWords(language).nanoseconds(nanoseconds) }, copy: writeClock(nanoseconds) } };
  },
  duration(result, _given, { language }) {
    if (!result.ok || !result.value) return undefined;
    const nanoseconds = result.value.sum;
    return {
      answer: {
        text: 'duration',
        values: { duration: durationWords(language).nanoseconds(nanoseconds) },
        copy: writeIsoDuration(nanoseconds),
      },
    };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'sum'>;

export const write = { ...difference, ...add, ...sum };
