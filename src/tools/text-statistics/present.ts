import type { Presenters, PresentationTexts } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';
import type { TextStatistics } from './text-statistics.ts';
import { timeText } from './time-text.ts';

interface Speeds {
  readonly readingSpeed: number | undefined;
  readonly speakingSpeed: number | undefined;
}

const grouped = (number: number, language: string): string => number.toLocaleString(language, { maximumFractionDigits: 1 });

function count(
  { frequentWords, csv, longestWord, ...counts }: TextStatistics,
  { readingSpeed, speakingSpeed }: Speeds,
  { t, language }: PresentationTexts<typeof en>,
) {
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const written = Object.fromEntries(Object.entries(counts).map(([name, number]) => [name, grouped(number, language)]));
  return {
    ...(written as Record<keyof typeof counts, string>), // has the same names
    longestWord,
    readingTime: timeText(t, counts.words, readingSpeed),
    speakingTime: timeText(t, counts.words, speakingSpeed),
    frequency: frequentWords.map(({ word, count: times }) => ({
      word,
      count: times.toLocaleString(language),
      share: percent.format(times / counts.words),
    })),
    wordList: { text: '', whole: csv },
  };
}

export const presenters = {
  count,
  countNothing: count,
  measure: ({ codeUnits, sizeBytes, lines }, _given, { t, language }) => ({
    codeUnits: grouped(codeUnits, language),
    size: t('view.bytes', { count: sizeBytes, number: grouped(sizeBytes, language) }),
    lines: grouped(lines, language),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
