import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collapsedCategories } from './look.ts';

describe('collapsedCategories', () => {
  test.each([
    ['{"crypto":true,"web":false,"math":true}', 'crypto math'],
    // The original it-tools stored English names.
    ['{"Crypto":true,"Images & Videos":true,"Your favorite tools":true,"Favorite tools":true}', 'crypto images favorites favorites'],
    ['{"crypto":"true","web":1}', ''],
    ['["crypto"]', ''],
    ['{"crypto":', ''],
    ['null', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('reads %j as %j', (stored, folded) => {
    expect(collapsedCategories(stored)).toBe(folded);
  });

  test('never fails for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(collapsedCategories(stored)).toMatch(/^[a-z ]*$/);
      }),
    );
  });
});
