import { useLayoutEffect, useRef } from 'react';

const MAX_ROWS = 20;

/**
 * Makes a text area as high as its lines. Returns the ref and the style to set. If the browser does not support `field-sizing`, the height
 * is measured after each render.
 */
export function useAutosize(rows: number, isAutosized: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!isAutosized || element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`; // plus two borders
  }); // after every render, because any change can affect the height

  const style = isAutosized
    ? ({ fieldSizing: 'content', minHeight: `calc(${rows}lh + 12rem / 14)`, maxHeight: `calc(${MAX_ROWS}lh + 12rem / 14)` } as const)
    : undefined;
  return [area, style] as const;
}
