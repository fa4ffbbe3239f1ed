// Runs in <head> before the first paint, on every page: it must be small, need nothing and never fail.
import { MENU_COLLAPSED_KEY, noteBrowser, showLook } from '../stores/look.ts';
import { MENU_AT_START_KEY } from '../stores/menu-at-start.ts';
import { holdPalette } from './hold-palette.ts';
import { holdPaste } from './hold-paste.ts';

/** What the site was settled for, as far as it is asked for this early. */
const site = document.documentElement.dataset;

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
function leaveForeignFrame(): void {
  try {
    let frame: Window = window;
    while (frame.document && frame !== frame.parent) frame = frame.parent; // throws at a document of another site
  } catch {
    document.write('<plaintext hidden>'); // the rest of the page, whatever it is, becomes text that is not shown
    const link = document.createElement('a');
    link.href = location.href;
    link.target = '_blank';
    link.textContent = (document.currentScript as HTMLScriptElement).dataset['wayOut'] as string; // in a classic script, as root.tsx writes it
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

/** Where the menu is to stand alike whenever a page is opened, it stands so in all tabs, which stay in step. */
function startMenu(): void {
  const start = read(MENU_AT_START_KEY);
  if (start !== 'open' && start !== 'collapsed') return;
  try {
    localStorage.setItem(MENU_COLLAPSED_KEY, String(start === 'collapsed'));
  } catch {
    // no room: it stays as it was
  }
}

/** A visitor who has chosen a language, or whose site has one for all who have not, is taken to it from the English page of a root path. */
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

/** A page that was built long ago still has the tools that were new then. */
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
