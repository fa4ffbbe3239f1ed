import { isApple } from './is-apple.ts';

const signs: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Enter: '↩' };

/** Keys as they are called on this system, one by one: `Mod` is Ctrl, or Cmd on Apple's systems. */
export const shownKeys = (keys: string): readonly string[] =>
  keys.split(' ').map((key) => (isApple() ? (signs[key] ?? key) : key === 'Mod' ? 'Ctrl' : key));

/** Keys that are pressed together, in one word: `Ctrl+Z`, `⌘Z`. */
export const shortcut = (keys: string): string => shownKeys(keys).join(isApple() ? '' : '+');
