import { useEffect, useEffectEvent } from 'react';

/** A title that says seconds must not skip one because it looked a little late. */
const LOOK_EVERY_MS = 250;

/** Puts a text that changes with time before the page's title, also while the page is hidden: `02:03 · Chronometer - IT Tools`. */
export function useDocumentTitlePrefix(prefix: (() => string) | undefined): void {
  const isShown = prefix !== undefined;
  const currentPrefix = useEffectEvent(() => prefix?.() ?? '');

  useEffect(() => {
    if (!isShown) return;
    let plain = document.title;
    let ours = '';
    const show = (): void => {
      // After a change of the language the title is another one.
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
