import { useSyncExternalStore } from 'react';

const no = (): boolean => false;

/** The page is as wide as the window, and grows with its text. */
function watchPage(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** Whether the menu of that id lies over the page, which the style sheet decides; `false` in the prerendered page and while it hydrates. */
export const useOverlay = (id: string): boolean =>
  useSyncExternalStore(
    watchPage,
    () => getComputedStyle(document.getElementById(id) ?? document.body).getPropertyValue('--over') !== '',
    no,
  );
