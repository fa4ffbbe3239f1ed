import { useEffect, useRef } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { findPrimaryInput } from './primary-input.ts';

/**
 * Brings the keyboard to a page that was navigated to, and has its title announced; a change of the language alone moves nothing.
 * A page that was opened as a document only gets its primary input focused, if nothing else has the focus yet.
 */
export function usePageFocus(page: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === page) return;
    shown.current = page;
    // On a touch screen the focus would bring up the keyboard, over half of the page.
    const found = matchMedia('(pointer: fine)').matches ? findPrimaryInput() : null;
    const input = found && found.getBoundingClientRect().top < innerHeight ? found : null;
    if (isFirst) {
      if (document.activeElement === document.body) input?.focus({ preventScroll: true });
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    (input ?? heading)?.focus({ preventScroll: true });
    announce(document.title);
  }, [page]);
}
