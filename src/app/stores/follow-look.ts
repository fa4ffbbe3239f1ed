import { readStored, subscribeStored, writeStored } from '#workbench/stored/storage.ts';
import { COLLAPSED_CATEGORIES_KEY, COLOR_SCHEME_KEY, type ColorScheme, isDark, MENU_COLLAPSED_KEY, noteBrowser, showLook } from './look.ts';

const show = (): void => showLook(readStored);

/**
 * Keeps the page's look in step with what is chosen here, in another tab, or for the device. It begins with all that the page knew before
 * its first paint: where a tool throws while hydrating, React draws the page anew and takes every mark off <html>.
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

/** From dark to light and back; from then on the choice counts and no longer the device. */
export const toggleTheme = (): void => writeStored(COLOR_SCHEME_KEY, isDark(readStored(COLOR_SCHEME_KEY)) ? 'light' : 'dark');

/** `auto`: the device decides. */
export const chooseTheme = (scheme: ColorScheme): void => writeStored(COLOR_SCHEME_KEY, scheme);
