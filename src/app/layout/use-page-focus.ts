import { useEffect, useRef } from 'react';
import { announce } from '#ui/announce.ts';
import { sessionOf } from '#workbench/tool-session.ts';

/** The control of a tool's first input, where a visitor with a mouse and a keyboard begins. */
function primaryInput(page: string): HTMLElement | null {
  if (!matchMedia('(pointer: fine)').matches) return null;
  const first = Object.keys(sessionOf(page).fields?.inputs ?? {})[0];
  return first === undefined ? null : document.querySelector(`main [name="${CSS.escape(first)}"]:is(input:not([type="file"]), textarea)`);
}

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
    const input = primaryInput(page);
    if (isFirst) {
      if (document.activeElement === document.body) input?.focus({ preventScroll: true });
      return;
    }
    const target = input ?? document.querySelector<HTMLElement>('main h1');
    if (target && target !== input) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    announce(document.title);
  }, [page]);
}
