import { configuration } from './configuration.ts';
import { languages } from '#i18n/languages.ts';

// Runs in <head> before the first paint, on every page: it must be small, need nothing and never fail.
const source = (base: string, codes: readonly string[]): void => {
  // eslint-disable-next-line unicorn/consistent-function-scoping -- turned into text, the function must bring all it needs
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const scheme = stored('vueuse-color-scheme');
  const isDark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';

  // A visitor who has chosen a language and opens an English page by its root path is taken to his language.
  const language = stored('locale') ?? '';
  const page = location.pathname.slice(base.length);
  const isEnglishPage = location.pathname.startsWith(base) && !codes.includes(page.split('/')[0] ?? '');
  if (codes.includes(language) && isEnglishPage && !document.querySelector('meta[name="not-found"]')) {
    location.replace(base + language + (page ? `/${page}` : '') + location.search + location.hash);
  }
};

export const beforePaint = `(${source.toString()})(${JSON.stringify(configuration.app.baseUrl)},${JSON.stringify(languages.slice(1))})`;
