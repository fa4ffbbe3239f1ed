import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { repeatText } from './run.ts';

describe('repeatText', () => {
  test.each([
    ['a', 1, 'a'],
    ['a', 3, 'a\na\na'],
    ['', 3, null],
  ])('repeats %j %i times', (text, times, expected) => {
    expect(repeatText({ text, times })).toEqual(ok(expected));
  });

  test('refuses what would be too long', () => {
    expect(repeatText({ text: 'x'.repeat(500_001), times: 2 })).toEqual(fail('tooLong', { values: { max: 1_000_000 } }));
  });

  test('has the text on every line', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^\n]+$/), fc.integer({ min: 1, max: 100 }), (text, times) => {
        expect(repeatText({ text, times })).toEqual(ok(Array.from({ length: times }, () => text).join('\n')));
      }),
    );
  });
});
