import { useEffect } from 'react';

const NARROW = '(width < 40rem)';

/** Marks with `data-sideways` what scrolls sideways on a narrow screen: its first column stays in view then. */
export function useSidewaysMark(scroller: HTMLElement | null): void {
  useEffect(() => {
    if (!scroller) return;
    const observer = new ResizeObserver(() =>
      scroller.toggleAttribute('data-sideways', scroller.scrollWidth > scroller.clientWidth && matchMedia(NARROW).matches),
    );
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, [scroller]);
}
