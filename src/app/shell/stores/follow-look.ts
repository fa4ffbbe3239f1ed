import { readStored, subscribeStored, writeStored } from '#tool-ui/stored/storage.ts';
import { COLLAPSED_CATEGORIES_KEY, COLOR_SCHEME_KEY, type ColorScheme, isDark, MENU_COLLAPSED_KEY, noteBrowser, showLook } from './look.ts';

const show = (): void => showLook(readStored);

/**
 * Updates the look of the page when the visitor changes it, in this tab or another, or when the device's theme changes. Starts with the
 * attributes that were set before the first paint: if a tool throws during hydration, React renders the page again and removes them from
 * <html>.
 */
export function followLook(): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', show);
  const ends = ([COLOR_SCHEME_KEY, MENU_COLLAPSED_KEY, COLLAPSED_CATEGORIES_KEY] as const).map((key) => subscribeStored(key, show));
  noteBrowser();
  show();
  return () => {
    device.removeEventListener('change', show);
    for (const end of ends) end();
  };
}

/** Switches between dark and light. After that, the choice overrides the device's theme. */
export const toggleTheme = (): void => writeStored(COLOR_SCHEME_KEY, isDark(readStored(COLOR_SCHEME_KEY)) ? 'light' : 'dark');

/** `auto` follows the device. */
export const chooseTheme = (scheme: ColorScheme): void => writeStored(COLOR_SCHEME_KEY, scheme);
