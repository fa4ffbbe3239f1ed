import type { StoredKey } from '#workbench/stored/stored-keys.ts';

export type ColorScheme = 'auto' | 'light' | 'dark';

/** A color scheme. */
export const COLOR_SCHEME_KEY = 'vueuse-color-scheme';
/** `true` while the menu of a wide page is put away. */
export const MENU_COLLAPSED_KEY = 'isMenuCollapsed';
/** A JSON object of category to whether it is folded. */
export const COLLAPSED_CATEGORIES_KEY = 'menu-tool-option:collapsed-categories';

/**
 * Marks a browser that has what the tools need; on the others the page says so (see browser-lines.tsx). Of all that is needed these came
 * last: to Safari 17.4, to Chrome and Edge 121, and to Firefox 125.
 */
export function noteBrowser(): void {
  if ('withResolvers' in Promise && 'fromAsync' in Array && 'Segmenter' in Intl) document.documentElement.dataset['modern'] = '';
}

/** Whether the page is dark: as chosen, else as the site has it for all, else as the device is. */
export function isDark(chosen: string | null | undefined): boolean {
  const scheme = chosen || document.documentElement.dataset['themeDefault'];
  return scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** The folded categories of a stored value, with blanks between; the older it-tools stored them by their English names. */
export function collapsedCategories(stored: string | null | undefined): string {
  try {
    const entries = Object.entries(JSON.parse(stored || '{}') as object);
    const folded = entries.filter((entry) => entry[1] === true).map((entry) => entry[0].toLowerCase().split(/[^a-z]/)[0] || '');
    return folded.map((name) => (/^(your|favou?rites?)$/.test(name) ? 'favorites' : name)).join(' ');
  } catch {
    return ''; // not JSON, or nothing that has entries
  }
}

/** Reads a stored value, and never fails. */
export type ReadStored = (key: StoredKey) => string | null | undefined;

/** Puts what the visitor has chosen of the page's look on <html>, where the style sheet finds it. */
export function showLook(read: ReadStored): void {
  const look = document.documentElement.dataset;
  look['theme'] = isDark(read(COLOR_SCHEME_KEY)) ? 'dark' : 'light';
  look['menu'] = read(MENU_COLLAPSED_KEY) === 'true' ? 'collapsed' : 'expanded';
  look['collapsed'] = collapsedCategories(read(COLLAPSED_CATEGORIES_KEY));
}
