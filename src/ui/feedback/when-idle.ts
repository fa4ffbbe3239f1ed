/**
 * Runs work when the page is idle, at the latest after `latest` ms. Returns a function that cancels it. Asynchronous work can check
 * `isOutdated` after it has waited.
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
