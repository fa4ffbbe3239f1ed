import { expect, test, vi } from 'vitest';
import { tinyStore } from './tiny-store.ts';

test('a store notifies current listeners but not former ones', () => {
  const store = tinyStore(1);
  const stays = vi.fn<() => void>();
  const leaves = vi.fn<() => void>();
  store.subscribe(stays);
  const leave = store.subscribe(leaves);
  store.set(2);
  leave();
  store.set(2);
  expect(store.read()).toBe(2);
  expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([2, 1]);
});
