import { defaultLanguage, isPathLanguage } from '#core/languages.ts';

interface CronWords {
  readonly cronLocale: string;
}

/** Loads the words of a language, and gives the name that cronstrue knows them by; English it has in itself. */
export async function cronLocale(language: string): Promise<string> {
  if (!isPathLanguage(language)) return defaultLanguage;
  const words = (await import(`./logic/cron-words/${language}.ts`)) as CronWords; // each of them is such a file
  return words.cronLocale;
}
