import { describe, expect, test } from 'vitest';
import { formatTreePath } from './tree-path.ts';

describe('formatTreePath', () => {
  test.each([
    [[], '$'],
    [['a', 'b', 0], '$.a.b[0]'],
    [['a', '@x'], '$.a.@x'],
    [['a.b', '', 'c d'], '$["a.b"][""]["c d"]'],
  ])('writes %j as %s', (path, shown) => {
    expect(formatTreePath(path)).toBe(shown);
  });
});
