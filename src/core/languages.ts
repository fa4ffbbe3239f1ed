export const languages = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'uk', 'zh', 'vi'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Each language by its own name, as the language menu shows it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  ru: 'Русский',
  uk: 'Українська',
  zh: '中文',
  vi: 'Tiếng Việt',
};

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value);

/** The languages whose pages stand under their code; English pages stand at the root. */
export const isPathLanguage = (value: unknown): value is Language => isLanguage(value) && value !== defaultLanguage;
