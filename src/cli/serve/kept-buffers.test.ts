import { expect, test } from 'vitest';
import { KeptBuffers } from './kept-buffers.ts';

test('drops the buffers that were not used for longest when there is no more room', () => {
  const kept = new KeptBuffers(10);
  kept.set('a', Buffer.alloc(4));
  kept.set('b', Buffer.alloc(4));
  kept.get('a');
  kept.set('c', Buffer.alloc(4));
  expect(['a', 'b', 'c'].map((name) => kept.get(name)?.length)).toEqual([4, undefined, 4]);
});

test('counts a buffer that replaces another once, and keeps none that is larger than the room', () => {
  const kept = new KeptBuffers(10);
  for (let round = 0; round < 5; round++) kept.set('a', Buffer.alloc(6));
  kept.set('b', Buffer.alloc(4));
  expect(kept.get('a')?.length).toBe(6);
  kept.set('c', Buffer.alloc(11));
  expect(['a', 'b', 'c'].map((name) => kept.get(name))).toEqual([undefined, undefined, undefined]);
});
