import type { Presenters } from '#core/present.ts';
import type { DetailedRow } from '#core/outputs.ts';
import { formatRelativeTime } from '#pure/time/relative-time.ts';
import { type DateFormat, type WrittenFormat, writtenFormats } from '#pure/time/date-time-reader/date-format.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  convert({ format, written, secondsFromNow, clocks, otherReadings, notices }, _given, { t, language }) {
    const nameOf = (each: DateFormat): string => t(`fields.inputFormat.options.${each}`);
    const missing = { value: t('view.notRepresentable'), isProse: true };
    return {
      detectedFormat: format && nameOf(format),
      ...(Object.fromEntries(writtenFormats.map((each) => [each, written[each] ?? missing])) as Record<
        WrittenFormat,
        string | DetailedRow
      >), // has all notations
      relative: formatRelativeTime(secondsFromNow, language),
      clocks,
      otherReadings: otherReadings.map((reading) => ({ ...reading, format: nameOf(reading.format) })),
      notices: notices.map((code) => ({ code })),
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
