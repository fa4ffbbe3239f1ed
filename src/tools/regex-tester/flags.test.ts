import { describe, expect, test } from 'vitest';
import { type Flags, flagChanges, lettersOf } from './flags.ts';

const all: Flags = { global: true, ignoreCase: true, multiline: true, dotAll: true, unicode: true, unicodeSets: false, sticky: true };

describe('lettersOf', () => {
  test('returns the letters of active flags', () => {
    expect(lettersOf(all)).toBe('gimsuy');
    expect(lettersOf({ ...all, global: false, sticky: false })).toBe('imsu');
  });

  // Both at once are a syntax error (ECMA-262, section 22.2.3.3), but a link can set both.
  test('prefers v if both u and v are on', () => {
    expect(lettersOf({ ...all, unicodeSets: true })).toBe('gimsvy');
  });
});

describe('flagChanges', () => {
  test('turns u off when v is turned on, and vice versa', () => {
    expect(flagChanges('unicode', true)).toEqual([
      ['unicode', true],
      ['unicodeSets', false],
    ]);
    expect(flagChanges('unicodeSets', true)).toEqual([
      ['unicodeSets', true],
      ['unicode', false],
    ]);
    expect(flagChanges('unicodeSets', false)).toEqual([['unicodeSets', false]]);
    expect(flagChanges('global', true)).toEqual([['global', true]]);
  });
});
