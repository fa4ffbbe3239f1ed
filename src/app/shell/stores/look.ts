import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';

export type ColorScheme = 'auto' | 'light' | 'dark';

export const COLOR_SCHEME_KEY = 'vueuse-color-scheme';
/** `true` while the menu of a wide page is collapsed. */
export const MENU_COLLAPSED_KEY = 'isMenuCollapsed';
/** A JSON object from category to whether it is folded. */
export const COLLAPSED_CATEGORIES_KEY = 'menu-tool-option:collapsed-categories';

/**
 * Marks browsers that support what the tools need; on others, the page displays a warning (see browser-lines.tsx). The newest required
 * features arrived in Safari 17.4, Chrome and Edge 121, and Firefox 125.
 */
export function noteBrowser(): void {
  if ('withResolvers' in Promise && 'fromAsync' in Array && 'Segmenter' in Intl) document.documentElement.dataset['modern'] = '';
}

/** Whether the page is dark: by the visitor's choice, the site's default, or the device's theme, in this order. */
export function isDark(chosen: string | null | undefined): boolean {
  const scheme = chosen || document.documentElement.dataset['themeDefault'];
  return scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** The folded categories of a stored value, separated by spaces. Accepts the English names that the original it-tools stored. */
export function collapsedCategories(stored: string | null | undefined): string {
  try {
    const entries = Object.entries(JSON.parse(stored || '{}') as object);
    const folded = entries.filter((entry) => entry[1] === true).map((entry) => entry[0].toLowerCase().split(/[^a-z]/)[0] || '');
    return folded.map((name) => (/^(your|favou?rites?)$/.test(name) ? 'favorites' : name)).join(' ');
  } catch {
    return ''; // not JSON, or not an object
  }
}

/** Reads a stored value, and never fails. */
export type ReadStored = (key: StoredKey) => string | null | undefined;

/** Writes the visitor's choices to <html>, where the style sheet reads them. */
export function showLook(read: ReadStored): void {
  const look = document.documentElement.dataset;
  look['theme'] = isDark(read(COLOR_SCHEME_KEY)) ? 'dark' : 'light';
  look['menu'] = read(MENU_COLLAPSED_KEY) === 'true' ? 'collapsed' : 'expanded';
  look['collapsed'] = collapsedCategories(read(COLLAPSED_CATEGORIES_KEY));
}
