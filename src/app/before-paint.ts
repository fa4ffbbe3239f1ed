import { languages } from '#i18n/languages.ts';
import { configuration } from './configuration.ts';
import { collapsedCategories, isDark, noteBrowser, type ReadStored, showLook } from './stores/look.ts';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked by the browser's settings
  }
}

/** A script of a release that is gone: the page offers the newer one, since nothing else on it would work. */
function offerUpdate(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) document.documentElement.dataset['update'] = '';
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reload]')) location.reload();
  });
}

/** A visitor who has chosen a language and opens an English page by its root path is taken to his language. */
function goToLanguage(stored: ReadStored, base: string, codes: readonly string[]): void {
  const language = stored('locale') || '';
  const page = location.pathname.slice(base.length).replace(/^\/+/, '');
  const isEnglishPage = location.pathname.indexOf(base) === 0 && codes.indexOf(page.split('/')[0] || '') < 0;
  if (codes.indexOf(language) >= 0 && isEnglishPage) {
    location.replace(base + language + (page ? `/${page}` : '') + location.search + location.hash);
  }
}

// Runs in <head> before the first paint, on every page: it must be small, need nothing and never fail.
export const beforePaint = `(()=>{const read=${read.toString()};
(${noteBrowser.toString()})();
(${offerUpdate.toString()})();
(${showLook.toString()})(read,${isDark.toString()},${collapsedCategories.toString()});
(${goToLanguage.toString()})(read,${JSON.stringify(configuration.app.baseUrl)},${JSON.stringify(languages.slice(1))})})()`;
