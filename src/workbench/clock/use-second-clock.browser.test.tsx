import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flush, render } from '#test/support/render.tsx';
import { type SecondClock, useSecondClock } from './use-second-clock.ts';

const opened = Date.UTC(2026, 2, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: opened + 400 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders a clock and returns the list of its readings, which grows as time passes. */
function show(): readonly SecondClock[] {
  const seen: SecondClock[] = [];
  function Probe() {
    const clock = useSecondClock();
    if (clock && clock !== seen.at(-1)) seen.push(clock);
    return null;
  }
  render(<Probe />);
  return seen;
}

const pass = (ms: number): void => flush(() => void vi.advanceTimersByTime(ms));

const setHidden = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  flush(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('updates at each full second, and keeps the second of the opening', () => {
  const seen = show();
  pass(599);
  expect(seen).toEqual([{ openedMs: opened, nowMs: opened }]);
  pass(1);
  pass(999);
  expect(seen.map(({ nowMs }) => nowMs - opened)).toEqual([0, 1000]);
  pass(1);
  expect(seen.map(({ openedMs, nowMs }) => [openedMs - opened, nowMs - opened])).toEqual([
    [0, 0],
    [0, 1000],
    [0, 2000],
  ]);
});

test('stops while the page is hidden, and updates as soon as the page is visible again', () => {
  const seen = show();
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  pass(2100);
  expect(seen.at(-1)?.nowMs).toBe(opened);
  setHidden(false);
  expect(seen.at(-1)?.nowMs).toBe(opened + 2000);
  pass(500);
  expect(seen.at(-1)?.nowMs).toBe(opened + 3000);
});
