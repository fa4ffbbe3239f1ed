import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Language } from '#core/languages.ts';
import { loadDescriptions, loadPaletteTexts } from '../language/language-data.ts';
import { useLanguage } from '../language/use-language.ts';
import { PaletteInput } from './palette-input.tsx';
import type { PaletteContentProps } from './palette-content.tsx';
import { useHeldEnter } from './use-held-enter.ts';
import { closePalette, openPalette, setPaletteQuery, togglePalette, usePaletteOpen, usePaletteQuery } from './palette-state.ts';

/** Whether the event's element displays pressed keys instead of running them. */
const takesKeys = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-takes-keys]') !== null;

/** Toggles the palette on Ctrl+K or Cmd+K, even in an editor that uses the same keys. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey || takesKeys(event)) return;
  event.preventDefault();
  event.stopPropagation();
  togglePalette();
}

/** Opens the palette with the keys that were pressed before hydration (see hold-palette.ts). */
function takeHeld(): void {
  const look = document.documentElement.dataset;
  const typed = look['palette'];
  if (typed === undefined) return;
  delete look['palette'];
  setPaletteQuery(typed);
  openPalette();
}

function onClose(): void {
  closePalette();
  setPaletteQuery('');
}

/** The command palette. Its input appears immediately and accepts typing while the rest loads. */
export function Palette() {
  const { t, language } = useLanguage();
  const isOpen = usePaletteOpen();
  const dialog = useRef<HTMLDialogElement>(null);
  const query = usePaletteQuery();
  const [loaded, setLoaded] = useState<{ readonly Content: ComponentType<PaletteContentProps>; readonly language: Language }>();
  const Content = loaded?.language === language ? loaded.Content : undefined;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useHeldEnter(input, Content !== undefined);

  useEffect(() => {
    addEventListener('keydown', onKeyDown, { capture: true });
    takeHeld();
    addEventListener('ready', takeHeld);
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      removeEventListener('ready', takeHeld);
    };
  }, []);
  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    const load = async (): Promise<void> => {
      const [{ PaletteContent }] = await Promise.all([
        import('./palette-content.tsx'),
        loadPaletteTexts(language),
        loadDescriptions(language),
      ]);
      setLoaded({ Content: PaletteContent, language });
    };
    load().catch(closePalette); // a line at the bottom of the page explains the failure
  }, [isOpen, language]);

  return (
    // A press on the dialog element itself is a press on its backdrop.
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('navigation.palette')}
      onClose={onClose}
      onPointerDown={(event) => event.target === event.currentTarget && closePalette()}
    >
      {isOpen && <PaletteInput value={query} onChange={setPaletteQuery} onField={setInput} />}
      {isOpen && Content && <Content input={input} typed={query} onType={setPaletteQuery} onDone={closePalette} />}
    </dialog>
  );
}
