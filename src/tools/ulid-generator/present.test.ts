import { describe, expect, test } from 'vitest';
import { presenters } from './present.ts';

const ulids = ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01BX5ZZKBKACTAV9WEVGEMMVRZ'];

describe('the presentation of generate', () => {
  test('writes one ULID per line', () => {
    expect(presenters.generate(ulids, { time: '', lowercase: false, outputAs: 'lines' })).toEqual({
      ulids: { text: '01ARZ3NDEKTSV4RRFFQ69G5FAV\n01BX5ZZKBKACTAV9WEVGEMMVRZ', file: 'ulids.txt' },
      notices: [],
    });
  });

  test('writes lowercase letters in JSON, too', () => {
    expect(presenters.generate(ulids.slice(1), { time: '', lowercase: true, outputAs: 'json' })).toMatchObject({
      ulids: { text: '[\n  "01bx5zzkbkactav9wevgemmvrz"\n]', file: 'ulids.json' },
    });
  });

  test('reports a leap second', () => {
    expect(presenters.generate(ulids, { time: '2016-12-31T23:59:60Z', lowercase: false, outputAs: 'lines' })).toMatchObject({
      notices: [{ code: 'leapSecond' }],
    });
  });
});
