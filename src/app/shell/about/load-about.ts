import { defaultLanguage, type Language } from '#core/languages.ts';

const texts = import.meta.glob<string>('../../../i18n/about/*.md', { query: '?raw', import: 'default' });

const fileOf = (language: Language): string => `../../../i18n/about/${language}.md`;

/** The Markdown of the About page, in English if the language has no file. */
export async function loadAbout(language: Language): Promise<string> {
  const load = texts[fileOf(language)] ?? texts[fileOf(defaultLanguage)];
  if (!load) throw new Error('The About page has no text.');
  return load();
}
