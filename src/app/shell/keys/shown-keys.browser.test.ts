import { afterEach, expect, test, vi } from 'vitest';
import { keysHere, shortcut, shownKeys } from './shown-keys.ts';

const onSystem = (userAgent: string): void => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
afterEach(() => vi.restoreAllMocks());

const systems = [
  { system: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', told: 'Control+Shift+C', shown: ['Ctrl', 'Shift', 'C'], word: 'Ctrl+Shift+C' },
  { system: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', told: 'Meta+Shift+C', shown: ['⌘', '⇧', 'C'], word: '⌘⇧C' },
];

test.each(systems)('displays the keys of the system: $system', ({ system, told, shown, word }) => {
  onSystem(system);
  expect(keysHere('Mod+Shift+C')).toBe(told);
  expect(shownKeys('Mod+Shift+C')).toEqual(shown);
  expect(shortcut('Mod+Shift+C')).toBe(word);
  expect(shortcut(told)).toBe(word);
});
