import { useEffect, useState } from 'react';

/** Space in CSS pixels between the list and the edge of the visible area. */
const MARGIN = 12;

/**
 * The visible height below an element in CSS pixels, above an on-screen keyboard, and at least a third of the whole; `undefined` if the
 * browser cannot measure it.
 */
export function useRoom(element: Element): number | undefined {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const view = window.visualViewport;
    const measure = (): void => {
      if (view) setRoom(Math.max(view.height / 3, view.offsetTop + view.height - element.getBoundingClientRect().bottom - MARGIN));
    };
    measure();
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      view?.removeEventListener('resize', measure);
      view?.removeEventListener('scroll', measure);
      removeEventListener('scroll', measure);
    };
  }, [element]);
  return room;
}
