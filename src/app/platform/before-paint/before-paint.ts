// Runs in <head> of every page before the first paint. It must be small, have no dependencies, and never throw.
import { MENU_COLLAPSED_KEY, noteBrowser, showLook } from '../../shell/stores/look.ts';
import { MENU_AT_START_KEY } from '../../shell/stores/menu-at-start.ts';
import { holdPalette } from './hold-palette.ts';
import { holdPaste } from './hold-paste.ts';

/** Settings of the site that are needed before the first paint. */
const site = document.documentElement.dataset;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked by the browser's settings
  }
}

/**
 * Prevents clickjacking: in a frame of another site, replaces the page with a link that opens it in a new tab. Not every host sends the
 * header that forbids framing. If scripts do not run, only links can be clicked.
 */
function leaveForeignFrame(): void {
  try {
    let frame: Window = window;
    while (frame.document && frame !== frame.parent) frame = frame.parent; // throws when the document belongs to another site
  } catch {
    document.write('<plaintext hidden>'); // turns the rest of the page into hidden text
    const link = document.createElement('a');
    link.href = location.href;
    link.target = '_blank';
    link.textContent = (document.currentScript as HTMLScriptElement).dataset['wayOut'] as string; // set by root.tsx on this classic script
    document.body.append(link);
  }
}

/** Offers an update when a script fails to load, because its release has been replaced and the page cannot work without it. */
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

/** Applies the setting for how the menu starts on each page. All open tabs follow, because they share the stored state. */
function startMenu(): void {
  const start = read(MENU_AT_START_KEY);
  if (start !== 'open' && start !== 'collapsed') return;
  try {
    localStorage.setItem(MENU_COLLAPSED_KEY, String(start === 'collapsed'));
  } catch {
    // storage is full: the menu keeps its last state
  }
}

/** Redirects from an English page to the language that the visitor chose, or to the default language of the site. */
function goToLanguage(): void {
  const base = site['base'] || '/';
  const codes = __PATH_LANGUAGES__.split(' ');
  const language = read('locale') || site['language'] || '';
  const page = location.pathname.slice(base.length).replace(/^\/+/, '');
  const isEnglishPage = location.pathname.startsWith(base) && !codes.includes(page.split('/')[0] || '');
  if (codes.includes(language) && isEnglishPage) {
    location.replace(base + language + (page ? `/${page}` : '') + location.search + location.hash);
  }
}

/** Hides the "new" badges when every tool of this build is older than two weeks. */
function hideNoLongerNew(): void {
  if (Date.now() >= __NEWEST_UNTIL_MS__) document.documentElement.dataset['noneNew'] = '';
}

noteBrowser();
offerUpdate();
holdPaste();
holdPalette();
startMenu();
showLook(read);
hideNoLongerNew();
goToLanguage();
leaveForeignFrame();
