import { useEffect, useRef } from 'react';

/** What was pressed, or the pane that it belongs to. */
export interface Pressed {
  readonly element: HTMLElement;
  /** Where the button itself ended in the page, which may be gone with what it was in. */
  readonly right: number;
  readonly bottom: number;
}

/** The last control that was pressed. */
export function useLastPressed() {
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const { right, bottom } = (target.closest('button') ?? target).getBoundingClientRect();
      const element = target.closest<HTMLElement>('[data-field]') ?? target.closest<HTMLElement>('li, tr, section, .tool-actions, button');
      pressed.current = element ? { element, right: right + scrollX, bottom: bottom + scrollY } : undefined;
    };
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
  return pressed;
}
