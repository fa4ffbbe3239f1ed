import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => vi.restoreAllMocks());

test('runs work once the page is idle, and afterwards reports whether it was canceled', async () => {
  const work = vi.fn<(isOutdated: () => boolean) => void>();
  const callOff = whenIdle(work);
  await expect.poll(() => work).toHaveBeenCalledOnce();
  const [isOutdated] = work.mock.calls[0] ?? [];
  expect(isOutdated?.()).toBe(false);
  callOff();
  expect(isOutdated?.()).toBe(true);
});

test('limits the wait, and does not run canceled work', () => {
  const request = vi.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(7);
  const cancel = vi.spyOn(globalThis, 'cancelIdleCallback').mockReturnValue();
  whenIdle(() => undefined, 2000)();
  expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  expect(cancel).toHaveBeenCalledWith(7);
});
