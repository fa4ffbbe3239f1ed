import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listNotations, writeList } from './write-list.ts';

describe('writeList', () => {
  test('writes one text per line without a final line break', () => {
    expect(writeList(['a', 'b'], 'lines')).toBe('a\nb');
  });

  test('writes a JSON array indented by two, even for one text', () => {
    expect(writeList(['a'], 'json')).toBe('[\n  "a"\n]');
  });

  test.each(listNotations)('writes an empty string as %s without texts', (notation) => {
    expect(writeList([], notation)).toBe('');
  });

  test('writes JSON that is parsed to the same texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        expect(JSON.parse(writeList(texts, 'json'))).toEqual(texts);
      }),
    );
  });
});
