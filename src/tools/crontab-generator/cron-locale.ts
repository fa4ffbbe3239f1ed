/** What cronstrue calls our languages, each in a chunk of its own; English it has in itself. */
const locales: Readonly<Record<string, { readonly name: string; readonly load: () => Promise<unknown> }>> = {
  de: { name: 'de', load: () => import('cronstrue/locales/de') },
  es: { name: 'es', load: () => import('cronstrue/locales/es') },
  fr: { name: 'fr', load: () => import('cronstrue/locales/fr') },
  pt: { name: 'pt_BR', load: () => import('cronstrue/locales/pt_BR') },
  ru: { name: 'ru', load: () => import('cronstrue/locales/ru') },
  uk: { name: 'uk', load: () => import('cronstrue/locales/uk') },
  vi: { name: 'vi', load: () => import('cronstrue/locales/vi') },
  zh: { name: 'zh_CN', load: () => import('cronstrue/locales/zh_CN') },
};

/** Loads the words of a language, and gives the name that cronstrue knows them by. */
export async function cronLocale(language: string): Promise<string> {
  const { name, load } = locales[language] ?? { name: 'en' };
  await load?.();
  return name;
}
