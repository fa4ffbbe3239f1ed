import { type PointerEvent, useRef, useState } from 'react';

const THRESHOLD_PX = 6;

/** The index of the card under the pointer. */
function placeUnder({ clientX, clientY }: PointerEvent, list: HTMLElement): number | undefined {
  const card = document.elementFromPoint(clientX, clientY)?.closest('li');
  const place = card ? [...list.children].indexOf(card) : -1;
  return place < 0 ? undefined : place;
}

/**
 * Moves cards with the pointer: a mouse can drag the whole card, a finger only its handle, so that touch can still scroll the page.
 * Attach the handlers to the list. Each card needs `data-card`, and each handle `data-handle`.
 */
export function useCardDrag(onMove: (id: string, place: number) => void) {
  const start = useRef<{ readonly id: string; readonly x: number; readonly y: number }>(undefined);
  const [dragged, setDragged] = useState<string>();

  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !(event.target instanceof Element)) return;
        const isHandle = event.target.closest('[data-handle]') !== null;
        if (!isHandle && (event.pointerType !== 'mouse' || event.target.closest('button'))) return;
        const id = event.target.closest<HTMLElement>('[data-card]')?.dataset['card'];
        if (id !== undefined) start.current = { id, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = start;
        if (!current) return;
        const isFar = Math.hypot(event.clientX - current.x, event.clientY - current.y) > THRESHOLD_PX;
        if (dragged === undefined && !isFar) return;
        event.currentTarget.setPointerCapture(event.pointerId); // prevents a click on the link of the card at release
        setDragged(current.id);
        const place = placeUnder(event, event.currentTarget);
        if (place !== undefined) onMove(current.id, place);
      },
      onPointerUp: () => {
        start.current = undefined;
        setDragged(undefined);
      },
      onPointerCancel: () => {
        start.current = undefined;
        setDragged(undefined);
      },
    },
  };
}
