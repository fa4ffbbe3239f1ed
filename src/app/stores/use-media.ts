import { useSyncExternalStore } from 'react';

const no = (): boolean => false;

/** Whether a media query holds; `false` in the prerendered page and while it hydrates. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    no,
  );
}
