import { type Language, languages } from '#core/languages.ts';
import { configuration } from '../configuration.ts';
import { languageData } from '../language/language-data.ts';
import { holdPaste } from './hold-paste.ts';
import { collapsedCategories, isDark, noteBrowser, type ReadStored, showLook } from '../stores/look.ts';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked by the browser's settings
  }
}

/**
 * In a frame of another site a page could be made to look like something else (clickjacking), and not every host sends the header that forbids
 * it: there nothing follows but a way out. Where scripts do not run either, what can be clicked are links.
 */
function leaveForeignFrame(wayOut: string): void {
  try {
    let frame: Window = window;
    while (frame.document && frame !== frame.parent) frame = frame.parent; // throws at a document of another site
  } catch {
    document.write('<plaintext hidden>'); // the rest of the page, whatever it is, becomes text that is not shown
    const link = document.createElement('a');
    link.href = location.href;
    link.target = '_blank';
    link.textContent = wayOut;
    document.body.append(link);
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

/** What runs in <head> before the first paint, on every page: it must be small, need nothing and never fail. Prerendered, never drawn here. */
export function beforePaint(language: Language): string {
  const { t } = languageData(language);
  return `(()=>{const read=${read.toString()};
(${noteBrowser.toString()})();
(${offerUpdate.toString()})();
(${holdPaste.toString()})();
(${showLook.toString()})(read,${isDark.toString()},${collapsedCategories.toString()});
(${goToLanguage.toString()})(read,${JSON.stringify(configuration.app.baseUrl)},${JSON.stringify(languages.slice(1))});
(${leaveForeignFrame.toString()})(${JSON.stringify(t('site.openInTab'))})})()`;
}
