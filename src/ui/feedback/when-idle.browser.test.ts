import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => vi.restoreAllMocks());

test('work is done once the page is idle, and knows afterwards whether it was called off', async () => {
  const work = vi.fn<(isOutdated: () => boolean) => void>();
  const callOff = whenIdle(work);
  await expect.poll(() => work).toHaveBeenCalledOnce();
  const [isOutdated] = work.mock.calls[0] ?? [];
  expect(isOutdated?.()).toBe(false);
  callOff();
  expect(isOutdated?.()).toBe(true);
});

test('it waits no longer than it may, and is not done when it is called off', () => {
  const request = vi.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(7);
  const cancel = vi.spyOn(globalThis, 'cancelIdleCallback').mockReturnValue();
  whenIdle(() => undefined, 2000)();
  expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  expect(cancel).toHaveBeenCalledWith(7);
});
