import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isSwitchedOn } from '#tool-ui/stored/stored-switch.ts';
import { loadPaletteTexts } from '../language/language-data.ts';
import { useLanguage } from '../language/use-language.ts';
import { keepFocus } from './keep-focus.ts';
import type { KeySheetProps } from './key-sheet.tsx';
import { menuKeys } from './menu-keys.ts';
import { commandKeys, keyedCommands, pressCommand } from './page-command.ts';
import { tellKeys } from './tell-keys.ts';

const TAKES_LETTERS = 'input, textarea, select, [contenteditable], [data-takes-keys], dialog';

/** Handles the shortcuts of every page, and opens their list with `?`. */
export function PageKeys() {
  const { language } = useLanguage();
  const [Sheet, setSheet] = useState<ComponentType<KeySheetProps>>();
  const load = async (): Promise<void> => {
    const [{ KeySheet }] = await Promise.all([import('./key-sheet.tsx'), loadPaletteTexts(language)]);
    setSheet(() => KeySheet);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (altKey || event.repeat || event.isComposing) return;
    if (!ctrlKey && !metaKey) {
      const isOurs = key === '?' && target instanceof Element && !target.closest(TAKES_LETTERS);
      if (isOurs && isSwitchedOn('singleKeys')) load().catch(() => undefined); // a line at the bottom of the page explains the failure
      return;
    }
    const pressed = key.length > 1 ? `Mod+${key}` : `Mod+${event.shiftKey ? 'Shift+' : ''}${key.toUpperCase()}`;
    const command = keyedCommands.find((each) => commandKeys[each] === pressed);
    if (ctrlKey === metaKey || command === undefined || !pressCommand(command)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(keepFocus, []);
  useEffect(menuKeys, []);
  useEffect(tellKeys, []);
  useEffect(() => {
    // Runs before the code editor, which uses some of these keys itself.
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
  return Sheet && <Sheet onClose={() => setSheet(undefined)} />;
}
