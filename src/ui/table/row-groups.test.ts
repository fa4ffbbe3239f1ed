import { expect, test } from 'vitest';
import { rowGroups } from './row-groups.ts';

test.each([
  [[], []],
  [
    ['apple', 'ant', 'bee', 'cat', 'cow'],
    [
      { name: 'a', rows: ['apple', 'ant'] },
      { name: 'b', rows: ['bee'] },
      { name: 'c', rows: ['cat', 'cow'] },
    ],
  ],
])('groups the rows %j in order', (rows, groups) => {
  expect(rowGroups(rows, (row) => row.charAt(0))).toEqual(groups);
});
