import { useEffect } from 'react';

const PAGE = 8;
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

interface ListKeys {
  readonly count: number;
  /** The index of the active option, and the id of its element below. */
  readonly active: number;
  readonly activeId: string;
  readonly listId: string;
  readonly onMove: (index: number) => void;
  readonly onEnter: (keys: Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => void;
  /** Copies the active option; `undefined` if it has no text to copy. */
  readonly onCopy: (() => void) | undefined;
}

/** Makes a field a combobox whose list stays open (ARIA Authoring Practices Guide, pattern “Combobox”), if the list has options. */
export function useListKeys(input: HTMLInputElement | null, { count, active, activeId, listId, onMove, onEnter, onCopy }: ListKeys): void {
  useEffect(() => {
    input?.setAttribute('aria-controls', listId);
    input?.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) input?.setAttribute('aria-activedescendant', activeId);
    else input?.removeAttribute('aria-activedescendant');
  }, [input, count, activeId, listId]);
  useEffect(
    () => () => {
      input?.setAttribute('aria-expanded', 'false');
      input?.removeAttribute('aria-activedescendant');
    },
    [input],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, isComposing } = event;
      const move = MOVES[key];
      if (move !== undefined) onMove(Math.max(0, Math.min(active + move, count - 1)));
      else if (key === 'Enter' && !isComposing) onEnter({ ctrlKey, metaKey, shiftKey });
      else if (onCopy && key.toLowerCase() === 'c' && ctrlKey !== metaKey && input?.selectionStart === input?.selectionEnd) onCopy();
      else return;
      event.preventDefault();
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  });
}
