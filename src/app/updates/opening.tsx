import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';

const KEY = 'opening';

const session = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined; // blocked by the browser's settings
  }
};

/**
 * React Router reloads the page when the code of the one that was asked for is gone, and forgets which one that was.
 * It is noted here, and opened as a document after such a reload. What was typed is kept over it.
 */
export function Opening() {
  const { state, location: target } = useNavigation();
  const href = useHref(target ?? '.');
  useEffect(() => {
    if (state === 'idle') session()?.removeItem(KEY);
    else session()?.setItem(KEY, href);
  }, [state, href]);
  return null;
}

/** To be called before React looks at the page. */
export function resumeOpening(): void {
  const href = session()?.getItem(KEY);
  session()?.removeItem(KEY);
  if (href?.startsWith('/') && !href.startsWith('//') && href !== location.pathname + location.search + location.hash)
    location.assign(href);
}
