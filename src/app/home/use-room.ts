import { useEffect, useState } from 'react';

/** Between the list and the edge of what is seen, in CSS pixels. */
const MARGIN = 12;

/** The height below an element that is seen, also above a keyboard on the screen, in CSS pixels; `undefined` where that is not known. */
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
