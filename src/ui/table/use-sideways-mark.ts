import { useEffect } from 'react';
import { remInPixels } from '../layout/rem-in-pixels.ts';

const NARROW_REM = 40;

/** Sets `data-sideways` on a narrow element that scrolls horizontally. Its first column then stays in view. */
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
