import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What takes a paste itself. */
const OTHERS = 'input, textarea, [contenteditable=true]';

/** Takes files that are pasted into an element or, where nothing else wants them, into the page. The first taker has them. */
export function useFilePaste(element: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void, isDisabled: boolean): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (isDisabled || files.length === 0 || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest(OTHERS) && !element.current?.contains(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
