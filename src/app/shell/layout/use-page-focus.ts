import { useEffect, useRef } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { findPrimaryInput } from './primary-input.ts';

/**
 * After navigation, moves the focus to the new page and announces its title; a change of language moves nothing.
 * After a full page load, only focuses the primary input, if nothing else has the focus yet.
 */
export function usePageFocus(page: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === page) return;
    shown.current = page;
    // On a touch screen, focusing the input would open the on-screen keyboard over half of the page.
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
