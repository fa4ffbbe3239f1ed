import type { CDPSession, Page } from 'playwright-core';

/** A slow phone: 4x slower than this machine, at 1.6 Mbit/s with 150 ms to the server. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** To be run before a page loads: collects its paints, its long tasks and how long keys wait for theirs. */
export function observePage(): void {
  const seen = { firstPaintMs: 0, largestPaintMs: 0, slowestKeyMs: 0, longTasks: [] as number[] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) seen.firstPaintMs = startTime;
  }).observe({ type: 'paint', buffered: true });
  // Without a threshold only what takes 104 ms is told; TypeScript does not know it yet.
  const keys: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.slowestKeyMs = Math.max(seen.slowestKeyMs, duration);
  }).observe(keys);
}

export interface Seen {
  /** First Contentful Paint. */
  readonly firstPaintMs: number;
  /** From a key to the next paint: Event Timing, which counts in steps of 8 ms. */
  readonly slowestKeyMs: number;
  readonly largestPaintMs: number;
  /** Durations of the tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
}

export const readSeen = (page: Page): Promise<Seen> => page.evaluate<Seen>('seen');

/** What a visitor waits for beyond 50 ms of each task: Total Blocking Time. */
export const totalBlockingMs = ({ longTasks }: Seen): number => longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);

export interface Timed {
  readonly resultMs: number;
  /** The longest time that the page did not answer. */
  readonly freezeMs: number;
}

/** Does something to a page and waits for what it brings; watches meanwhile how long the page does not draw. */
export async function timeToResult(page: Page, act: () => Promise<void>, isThere: () => Promise<void>): Promise<Timed> {
  await page.evaluate(() => {
    const frames = { last: performance.now(), longest: 0, isWatching: true };
    const watch = (): void => {
      const now = performance.now();
      frames.longest = Math.max(frames.longest, now - frames.last);
      frames.last = now;
      if (frames.isWatching) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    Object.assign(globalThis, { frames });
  });
  const startedAt = performance.now();
  await act();
  await isThere();
  const resultMs = performance.now() - startedAt;
  const freezeMs = await page.evaluate<number>('frames.isWatching = false, Math.max(frames.longest, performance.now() - frames.last)');
  return { resultMs, freezeMs };
}
