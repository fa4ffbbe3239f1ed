import { expect, test } from 'vitest';
import { readOnce } from './read-once.ts';

test('reads equal bytes in a row once, and other bytes again', () => {
  const read: Uint8Array[] = [];
  const sum = readOnce((bytes) => {
    read.push(bytes);
    return bytes.reduce((total, byte) => total + byte, 0);
  });
  const three = Uint8Array.of(1, 2);
  expect([sum(three), sum(three), sum(Uint8Array.of(4)), sum(three)]).toEqual([3, 3, 4, 3]);
  expect(read).toEqual([three, Uint8Array.of(4)]);
});
