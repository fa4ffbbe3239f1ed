import { isApple } from './is-apple.ts';

const onApple: Readonly<Record<string, string>> = { Meta: '⌘', Shift: '⇧', Enter: '↩' };
const elsewhere: Readonly<Record<string, string>> = { Control: 'Ctrl' };

/** Keys as `aria-keyshortcuts` has them: the key `Mod` of `Mod+Z` is Ctrl, or Cmd on Apple's systems. */
export const keysHere = (keys: string): string => keys.replace('Mod', isApple() ? 'Meta' : 'Control');

/** Keys as they are called on this system, one by one. */
export const shownKeys = (keys: string): readonly string[] =>
  keysHere(keys)
    .split('+')
    .map((key) => (isApple() ? onApple : elsewhere)[key] ?? key);

/** Keys that are pressed together, in one word: `Ctrl+Z`, `⌘Z`. */
export const shortcut = (keys: string): string => shownKeys(keys).join(isApple() ? '' : '+');
