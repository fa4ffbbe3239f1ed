import type { Row } from '#ui/result-row.tsx';
import type { QuickCounts } from '../quick-counts.ts';
import type { TextStatistics } from '../text-statistics.ts';
import type { StatisticsTool } from './statistics-tool.ts';
import { timeText } from './time-text.ts';

/** All counts; those of `statistics` are empty while there are none. */
export function statisticsRows(
  { t, options }: StatisticsTool,
  language: string,
  { codeUnits, sizeBytes, lines }: QuickCounts,
  statistics: TextStatistics | undefined,
): readonly Row[] {
  const grouped = (count: number): string => count.toLocaleString(language, { maximumFractionDigits: 1 });
  const counted = (name: keyof CountsOf<TextStatistics>): Row => ({
    label: t(`outputs.${name}`),
    value: statistics ? grouped(statistics[name]) : '',
  });
  return [
    counted('characters'),
    counted('charactersWithoutSpaces'),
    counted('codePoints'),
    { label: t('outputs.codeUnits'), value: grouped(codeUnits) },
    { label: t('outputs.size'), value: t('view.bytes', { count: sizeBytes, number: grouped(sizeBytes) }) },
    counted('words'),
    counted('uniqueWords'),
    counted('sentences'),
    counted('paragraphs'),
    { label: t('outputs.lines'), value: grouped(lines) },
    counted('nonBlankLines'),
    counted('letters'),
    counted('uppercase'),
    counted('lowercase'),
    counted('digits'),
    counted('punctuation'),
    counted('symbols'),
    counted('whiteSpace'),
    counted('emoji'),
    counted('averageWordLength'),
    { label: t('outputs.longestWord'), value: statistics?.longestWord ?? '' },
    { label: t('outputs.readingTime'), value: statistics ? timeText(t, statistics.words, options.readingSpeed) : '' },
    { label: t('outputs.speakingTime'), value: statistics ? timeText(t, statistics.words, options.speakingSpeed) : '' },
  ];
}

type CountsOf<Source> = { [Name in keyof Source as Source[Name] extends number ? Name : never]: number };
