import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements that handle a paste themselves. */
const OTHERS = 'input, textarea, [contenteditable=true]';

/** Receives files pasted into an element or, if no other control handles the paste, into the page. The first receiver gets the files. */
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
