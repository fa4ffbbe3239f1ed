import type { CDPSession, Page } from '@playwright/test';

/** Emulates a slow phone: a CPU four times slower than this machine, 1.6 Mbit/s, and a latency of 150 ms. */
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

/** Runs before a page loads. Records its paints, its long tasks, and the delay from each key to the next paint. */
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
  // The default threshold is 104 ms. TypeScript does not have this option yet.
  const keys: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.slowestKeyMs = Math.max(seen.slowestKeyMs, duration);
  }).observe(keys);
}

export interface Seen {
  /** First Contentful Paint. */
  readonly firstPaintMs: number;
  /** The longest time from a key to the next paint. Event Timing rounds it to the nearest 8 ms. */
  readonly slowestKeyMs: number;
  readonly largestPaintMs: number;
  /** Durations of the tasks longer than 50 ms. */
  readonly longTasks: readonly number[];
}

export const readSeen = (page: Page): Promise<Seen> => page.evaluate<Seen>('seen');

/** Total Blocking Time: the sum of the time that each task takes beyond 50 ms. */
export const totalBlockingMs = ({ longTasks }: Seen): number => longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);

export interface Timed {
  readonly resultMs: number;
  /** The longest time that the page did not respond. */
  readonly freezeMs: number;
}

/** Measures the time from an action to its result, and the longest time between two frames meanwhile. */
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
