import { expect, test, vi } from 'vitest';
import { render } from '#test/support/render.tsx';
import { type SecondClock, useSecondClock } from './use-second-clock.ts';

const seen: SecondClock[] = [];
const last = () => seen.at(-1);

function Probe() {
  const clock = useSecondClock();
  if (clock && clock !== last()) seen.push(clock);
  return null;
}

const setHidden = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('tells every second once, from the moment at which it was opened', async () => {
  seen.length = 0;
  const before = Date.now();
  render(<Probe />);
  await vi.waitFor(() => expect(seen.length).toBe(3), 5000);
  const [first] = seen;
  expect(Math.abs(first!.openedMs - before)).toBeLessThan(1500);
  expect(seen.map(({ openedMs, nowMs }) => [openedMs, nowMs])).toEqual(
    [0, 1000, 2000].map((ms) => [first!.openedMs, first!.openedMs + ms]),
  );
});

test('stands still while the page is hidden, and knows the time at once when it is seen again', async () => {
  seen.length = 0;
  render(<Probe />);
  await vi.waitFor(() => expect(last()).toBeDefined());
  setHidden(true);
  const whenHidden = last()!.nowMs;
  await pause(2100);
  expect(last()!.nowMs).toBe(whenHidden);
  setHidden(false);
  await vi.waitFor(() => expect(last()!.nowMs).toBeGreaterThanOrEqual(whenHidden + 2000), 500);
  vi.restoreAllMocks();
});
