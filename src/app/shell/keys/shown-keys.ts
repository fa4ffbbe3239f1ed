import { isApple } from './is-apple.ts';

const onApple: Readonly<Record<string, string>> = { Meta: '⌘', Shift: '⇧', Enter: '↩' };
const elsewhere: Readonly<Record<string, string>> = { Control: 'Ctrl' };

/** Converts keys to the format of `aria-keyshortcuts`: `Mod` becomes Meta on Apple's systems and Control elsewhere. */
export const keysHere = (keys: string): string => keys.replace('Mod', isApple() ? 'Meta' : 'Control');

/** The names of the keys on this system, one per key. */
export const shownKeys = (keys: string): readonly string[] =>
  keysHere(keys)
    .split('+')
    .map((key) => (isApple() ? onApple : elsewhere)[key] ?? key);

/** The keys of a shortcut in one string: `Ctrl+Z`, `⌘Z`. */
export const shortcut = (keys: string): string => shownKeys(keys).join(isApple() ? '' : '+');
