import { relativeDays } from '#pure/time/relative-days.ts';
import { weekdayNames } from '#pure/time/weekday-names.ts';

/** Days from today, or a weekday from 0, which is Monday. */
type Day = number | { readonly weekday: number };

const fold = (word: string): string => word.toLowerCase().replaceAll('.', '').trim();

/** Reads `Tue`, `Tuesday`, `today` and the like, in English and in a language; `undefined` for another word. */
export function dayWords(language: string): (word: string) => Day | undefined {
  const words = new Map<string, Day>(relativeDays(language).map(([word, days]) => [fold(word), days]));
  for (const each of [language, 'en']) {
    for (const length of ['long', 'short'] as const) {
      for (const [weekday, name] of weekdayNames(each, length).entries()) words.set(fold(name), { weekday });
    }
  }
  return (word) => words.get(fold(word));
}
