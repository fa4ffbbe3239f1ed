import { useEffect } from 'react';
import { remInPixels } from '../layout/rem-in-pixels.ts';

const NARROW_REM = 40;

/** Marks with `data-sideways` what scrolls sideways in little room: its first column stays in view then. */
export function useSidewaysMark(scroller: HTMLElement | null): void {
  useEffect(() => {
    if (!scroller) return;
    const observer = new ResizeObserver(() =>
      scroller.toggleAttribute(
        'data-sideways',
        scroller.scrollWidth > scroller.clientWidth && scroller.clientWidth < NARROW_REM * remInPixels(),
      ),
    );
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, [scroller]);
}
