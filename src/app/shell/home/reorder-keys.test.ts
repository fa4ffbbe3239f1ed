import { expect, test } from 'vitest';
import { keyTarget } from './reorder-keys.ts';

// Seven cards in three columns.
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 6],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 0],
  ['Home', 5, 0],
  ['End', 2, 6],
  ['Enter', 2, undefined],
])('%s moves the card at %i to %j', (key, index, target) => {
  expect(keyTarget(key, index, { count: 7, columns: 3, direction: 'ltr' })).toBe(target);
});

test.each([
  ['ArrowRight', 1, 0],
  ['ArrowLeft', 1, 2],
  ['ArrowDown', 1, 4],
])('in a right-to-left layout %s moves the card at %i to %j', (key, index, target) => {
  expect(keyTarget(key, index, { count: 7, columns: 3, direction: 'rtl' })).toBe(target);
});
