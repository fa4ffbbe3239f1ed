import { expect, test } from 'vitest';
import { movedCell } from './grid-keys.ts';

test.each([
  ['ArrowRight', { row: 1, column: 6 }],
  ['ArrowLeft', { row: 1, column: 4 }],
  ['ArrowUp', { row: 0, column: 5 }],
  ['ArrowDown', { row: 1, column: 5 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 47 }],
  ['a', undefined],
])('%s moves to %j', (key, to) => expect(movedCell({ row: 1, column: 5 }, key, { rows: 2, columns: 48 })).toEqual(to));
