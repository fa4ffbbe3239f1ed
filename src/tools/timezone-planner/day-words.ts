import { relativeDays } from '#pure/time/relative-days.ts';
import { weekdayNames } from '#pure/time/weekday-names.ts';

/** A number of days from today, or a weekday from 0 (Monday). */
type Day = number | { readonly weekday: number };

const fold = (word: string): string => word.toLowerCase().replaceAll('.', '').trim();

/** Recognizes `Tue`, `Tuesday`, `today`, and similar words, in English and in the given language. Returns `undefined` for other words. */
export function dayWords(language: string): (word: string) => Day | undefined {
  const words = new Map<string, Day>(relativeDays(language).map(([word, days]) => [fold(word), days]));
  for (const each of [language, 'en']) {
    for (const length of ['long', 'short'] as const) {
      for (const [weekday, name] of weekdayNames(each, length).entries()) words.set(fold(name), { weekday });
    }
  }
  return (word) => words.get(fold(word));
}
