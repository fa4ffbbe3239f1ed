import { useEffect, useState } from 'react';

/** The width of an element's content in pixels, kept up to date; 0 while there is none. */
export function useElementWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return element ? width : 0;
}
