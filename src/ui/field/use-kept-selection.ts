import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface Selected {
  readonly box: TextBox;
  readonly start: number | null;
  readonly end: number | null;
  readonly direction: TextBox['selectionDirection'];
}

const isTextBox = (element: Element | null): element is TextBox =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Keeps the selection and caret of a read-only text box when its text is replaced, for example by a clock. A browser would move the caret
 * to the end. Returns the ref for an element around the box.
 */
export function useKeptSelection(value: string, isReadOnly: boolean): RefObject<HTMLSpanElement | null> {
  const frame = useRef<HTMLSpanElement>(null);
  const selected = useRef<Selected>(undefined);
  const before = useRef(value);

  // React's `onSelect` misses selections by touch or by code if the root is the whole document.
  useEffect(() => {
    if (!isReadOnly) return;
    const remember = (): void => {
      const box = document.activeElement;
      if (!isTextBox(box) || !frame.current?.contains(box)) return;
      selected.current = { box, start: box.selectionStart, end: box.selectionEnd, direction: box.selectionDirection };
    };
    document.addEventListener('selectionchange', remember);
    return () => document.removeEventListener('selectionchange', remember);
  }, [isReadOnly]);

  useLayoutEffect(() => {
    if (before.current === value) return;
    before.current = value;
    const { box, start = null, end = null, direction } = selected.current ?? {};
    if (isReadOnly && box && box === document.activeElement) box.setSelectionRange(start, end, direction ?? undefined);
  }, [value, isReadOnly]);

  return frame;
}
