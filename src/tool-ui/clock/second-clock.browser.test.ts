import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type SecondClock, startSecondClock } from './second-clock.ts';

const opened = Date.UTC(2026, 2, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: opened + 400 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a clock and returns the list of its readings, which grows as time passes. */
function start(): readonly SecondClock[] {
  const seen: SecondClock[] = [];
  onTestFinished(startSecondClock((clock) => seen.push(clock)));
  return seen;
}

const setHidden = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('ticks at each full second, and keeps the second at which it was started', () => {
  const seen = start();
  vi.advanceTimersByTime(599);
  expect(seen).toEqual([{ openedMs: opened, nowMs: opened }]);
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(999);
  expect(seen.map(({ nowMs }) => nowMs - opened)).toEqual([0, 1000]);
  vi.advanceTimersByTime(1);
  expect(seen.map(({ openedMs, nowMs }) => [openedMs - opened, nowMs - opened])).toEqual([
    [0, 0],
    [0, 1000],
    [0, 2000],
  ]);
});

test('stops while the page is hidden, and updates as soon as the page is visible again', () => {
  const seen = start();
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2100);
  expect(seen.at(-1)?.nowMs).toBe(opened);
  setHidden(false);
  expect(seen.at(-1)?.nowMs).toBe(opened + 2000);
  vi.advanceTimersByTime(500);
  expect(seen.at(-1)?.nowMs).toBe(opened + 3000);
});
