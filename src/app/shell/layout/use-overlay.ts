import { useSyncExternalStore } from 'react';

const no = (): boolean => false;

/** Watches the body, which has the width of the window and also grows with its text. */
function watchPage(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** Whether the style sheet displays the menu with that id over the page; `false` in prerendered pages and during hydration. */
export const useOverlay = (id: string): boolean =>
  useSyncExternalStore(
    watchPage,
    () => getComputedStyle(document.getElementById(id) ?? document.body).getPropertyValue('--over') !== '',
    no,
  );
