import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { acceptImageSize } from './accept-image-size.ts';

describe('acceptImageSize', () => {
  test('accepts 5 MB and refuses one byte more', () => {
    expect(acceptImageSize(5_000_000)).toEqual(ok(5_000_000));
    expect(acceptImageSize(5_000_001)).toEqual(fail('imageTooLarge'));
  });
});
