import { type ClipboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { beginningOf, isLongText } from './long-text-limits.ts';
import type { LongText, Pasted } from './long-text.tsx';

interface LongTextInput {
  readonly value: string;
  /** Missing if the field is read-only. */
  readonly onType: ((value: string) => void) | undefined;
  /** Removes line breaks from pasted text. */
  readonly isSingleLine: boolean;
  /** The element around the text box. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Loads the editor as well, so that it can receive a paste immediately. */
async function loadLongText(): Promise<typeof LongText> {
  const [loaded] = await Promise.all([import('./long-text.tsx'), import('../code/editor/code-editor.ts')]);
  return loaded.LongText;
}

const isTypedIn = ({ current }: RefObject<HTMLElement | null>): boolean => current?.contains(document.activeElement) ?? false;

/**
 * Keeps long texts out of a text box. The code editor, which draws only the visible part of a text, takes its place. Returns the component
 * that replaces the box once it is loaded, and the text that the box shows until then.
 */
export function useLongText({ value, onType, isSingleLine, frame }: LongTextInput) {
  const [isLong, setLong] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [surface, setSurface] = useState<{ readonly Surface: typeof LongText; readonly hasFocus: boolean }>();
  const pasted = useRef<Pasted>(undefined);
  const canBeLong = onType !== undefined && !isMissing;
  if (canBeLong && !isLong && isLongText(value)) setLong(true);

  const take = (): Pasted | undefined => {
    const taken = pasted.current;
    pasted.current = undefined;
    return taken;
  };
  const doWithout = useEffectEvent((error: unknown) => {
    // The editor may be unavailable offline or after a new release. The text box still works, slowly.
    console.warn('The code editor could not be loaded; a long text stays in its plain field.', error);
    setMissing(true);
    setLong(false);
    const { text, start, end } = take() ?? { text: '', start: 0, end: 0 };
    if (text !== '') onType?.(value.slice(0, start) + text + value.slice(end));
  });
  useEffect(() => {
    if (!isLong) return;
    loadLongText().then((Surface) => setSurface({ Surface, hasFocus: isTypedIn(frame) }), doWithout);
    return () => setSurface(undefined);
  }, [isLong, frame]);

  // Keeps the editor while it has the focus, because its cursor and undo history would be lost.
  useEffect(() => {
    if (!isLongText(value) && pasted.current === undefined && !isTypedIn(frame)) setLong(false);
  }, [value, frame]);

  return {
    surface,
    take,
    isWaiting: isLong && !surface,
    shown: isLong ? beginningOf(value) : value,
    onPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const text = event.clipboardData.getData('text/plain');
      if (!canBeLong || !isLongText(text)) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const start = selectionStart ?? value.length;
      pasted.current = { text: isSingleLine ? text.replaceAll(/[\r\n]/g, '') : text, start, end: selectionEnd ?? start };
      setLong(true);
    },
  };
}
