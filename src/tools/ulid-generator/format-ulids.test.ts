import { describe, expect, test } from 'vitest';
import { formatUlids } from './format-ulids.ts';

const ulids = ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01BX5ZZKBKACTAV9WEVGEMMVRZ'];

describe('formatUlids', () => {
  test('writes one a line', () => {
    expect(formatUlids(ulids, { isLowercase: false, outputAs: 'lines' })).toBe('01ARZ3NDEKTSV4RRFFQ69G5FAV\n01BX5ZZKBKACTAV9WEVGEMMVRZ');
  });

  test('writes small letters in JSON, too', () => {
    expect(formatUlids(ulids.slice(1), { isLowercase: true, outputAs: 'json' })).toBe('[\n  "01bx5zzkbkactav9wevgemmvrz"\n]');
  });
});
