import { formatRelativeTime } from '#formats/relative-time.ts';
import type { Row } from '#ui/result-row.tsx';
import type { Conversion } from '../convert-date-time.ts';
import { writtenFormats } from '../date-format.ts';
import type { Text } from './name-format.ts';

/** The rows of the notations, which are empty while there is no date. */
export function formatRows(t: Text, conversion: Conversion | undefined, language: string): readonly Row[] {
  const { format, written, secondsFromNow } = conversion ?? {};
  return [
    { label: t('outputs.detectedFormat'), value: format ? t(`fields.inputFormat.options.${format}`) : '', isProse: true },
    ...writtenFormats.map((each): Row => {
      const value = written?.[each];
      const isMissing = written !== undefined && value === undefined;
      return { label: t(`view.written.${each}`), value: isMissing ? t('view.notRepresentable') : (value ?? ''), isProse: isMissing };
    }),
    {
      label: t('outputs.relative'),
      value: secondsFromNow === undefined ? '' : formatRelativeTime(secondsFromNow, language),
      isProse: true,
    },
  ];
}
