/**
 * Does work when the page has nothing else to do, at the latest after so many milliseconds. Gives back what calls it off; work that waits
 * for something asks afterwards whether it was.
 */
export function whenIdle(work: (isOutdated: () => boolean) => Promise<void> | void, latest = 500): () => void {
  let isOutdated = false;
  const start = () => void work(() => isOutdated);
  // Safari has no `requestIdleCallback`.
  const isSupported = 'requestIdleCallback' in globalThis;
  const handle = isSupported ? requestIdleCallback(start, { timeout: latest }) : window.setTimeout(start, latest / 10);
  return () => {
    isOutdated = true;
    if (isSupported) cancelIdleCallback(handle);
    else clearTimeout(handle);
  };
}
