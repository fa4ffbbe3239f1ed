import { defaultLanguage, isPathLanguage } from '#core/languages.ts';

interface CronWords {
  readonly cronLocale: string;
}

/** Loads the words of a language and returns its name in cronstrue. English is built in. */
export async function cronLocale(language: string): Promise<string> {
  if (!isPathLanguage(language)) return defaultLanguage;
  const words = (await import(`./logic/cron-words/${language}.ts`)) as CronWords; // every file in the folder exports it
  return words.cronLocale;
}
