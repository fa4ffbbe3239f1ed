import { expect, test } from 'vitest';
import { KeptBuffers } from './kept-buffers.ts';

test('drops the least recently used buffers when space runs out', () => {
  const kept = new KeptBuffers(10);
  kept.set('a', Buffer.alloc(4));
  kept.set('b', Buffer.alloc(4));
  kept.get('a');
  kept.set('c', Buffer.alloc(4));
  expect(['a', 'b', 'c'].map((name) => kept.get(name)?.length)).toEqual([4, undefined, 4]);
});

test('counts a replaced buffer once, and rejects buffers larger than the space', () => {
  const kept = new KeptBuffers(10);
  for (let round = 0; round < 5; round++) kept.set('a', Buffer.alloc(6));
  kept.set('b', Buffer.alloc(4));
  expect(kept.get('a')?.length).toBe(6);
  kept.set('c', Buffer.alloc(11));
  expect(['a', 'b', 'c'].map((name) => kept.get(name))).toEqual([undefined, undefined, undefined]);
});
