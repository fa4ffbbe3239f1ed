import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRecent, stringifyRecent, withRecent } from './recent-emoji.ts';

describe('recent emoji', () => {
  test('are up to 24, the latest first, each once', () => {
    const many = Array.from({ length: 30 }, (_, index) => String(index)).reduce<readonly string[]>(withRecent, []);
    expect(many).toHaveLength(24);
    expect(many[0]).toBe('29');
    expect(withRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  });

  test('are read back as stored, and safely from any other text', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 24 }), (recent) => {
        expect(parseRecent(stringifyRecent(recent))).toEqual(recent);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (source) => {
        expect(parseRecent(source).every((each) => typeof each === 'string')).toBe(true);
      }),
    );
  });
});
