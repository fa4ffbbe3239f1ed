import { useEffect, useRef } from 'react';

/** The pressed element, or the pane around it. */
export interface Pressed {
  readonly element: HTMLElement;
  /** The right and bottom edge of the button in page coordinates, because it may be removed. */
  readonly right: number;
  readonly bottom: number;
}

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
