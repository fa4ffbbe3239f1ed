import { useEffect, useEffectEvent } from 'react';

/** Interval in ms. Shorter than a second, so that a late timer does not skip one. */
const LOOK_EVERY_MS = 250;

/** Puts changing text before the page's title, even while the page is hidden: `02:03 · Chronometer - IT Tools`. */
export function useDocumentTitlePrefix(prefix: (() => string) | undefined): void {
  const isShown = prefix !== undefined;
  const currentPrefix = useEffectEvent(() => prefix?.() ?? '');

  useEffect(() => {
    if (!isShown) return;
    let plain = document.title;
    let ours = '';
    const show = (): void => {
      // The title changes with the language.
      if (ours !== '' && document.title !== ours) plain = document.title;
      ours = `${currentPrefix()} · ${plain}`;
      if (document.title !== ours) document.title = ours;
    };
    show();
    const timer = setInterval(show, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      if (document.title === ours) document.title = plain;
    };
  }, [isShown]);
}
