import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutSurroundings } from './copied-base64.ts';

describe('withoutSurroundings', () => {
  test.each([
    ['"Zm9v"', ' Zm9v '],
    ["'Zm9v',\n", ' Zm9v  \n'],
    ['“Zm9v”', ' Zm9v '],
    ['`Zm9v`', ' Zm9v '],
    ['  password: Zm9v', '            Zm9v'],
    ['tls.key: |\n  Zm9v\n  Zm9v', '          \n  Zm9v\n  Zm9v'],
    ['"data": "Zm9v",', '         Zm9v  '],
    ['{"data":"Zm9v"}', '         Zm9v  '],
    ["KEY='Zm9v'", '     Zm9v '],
    [String.raw`Zm9v\nZm9v\n`, 'Zm9v  Zm9v  '],
    [String.raw`"Zm\/v"`, ' Zm /v '],
    ['Basic Zm9v', '      Zm9v'],
    ['Authorization: Basic Zm9v', '                     Zm9v'],
    ['-----BEGIN A B-----\nZm9v\n-----END A B-----', '                   \nZm9v\n                 '],
    ['=?UTF-8?B?Zm9v?=', '          Zm9v  '],
    ['Zm\u200b9v\u00ad', 'Zm 9v '],
    ['url("data:;base64,Zm9v");', '     data:;base64,Zm9v   '],
    ['![a](data:image/png;base64,Zm9v)', '     data:image/png;base64,Zm9v '],
    ['data:;base64,Zm9v"', 'data:;base64,Zm9v '],
  ])('replaces what surrounds the Base64 in %j with blanks', (text, bare) => {
    expect(withoutSurroundings(text)).toBe(bare);
  });

  test.each([
    'Zm9v',
    'Zm 9v\r\n',
    'Zm*9v',
    'é',
    'Zm"9v',
    'https://a',
    'Zm9v:Zm9v',
    'data:text/plain,foo',
    'data:"><script>;base64,Zm9v',
    'a=b',
  ])('does not change %j', (text) => {
    expect(withoutSurroundings(text)).toBe(text);
  });

  test('keeps the position of every character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('Z', '"', "'", ':', ' ', '\n', '-----BEGIN A-----', '=?a?b?', '?=', '\\n', ',', '🔑') }),
        (text) => {
          const bare = withoutSurroundings(text);
          expect(bare).toHaveLength(text.length);
          expect([...bare.matchAll(/\S/gu)].every(({ 0: character, index }) => text.startsWith(character, index))).toBe(true);
        },
      ),
    );
  });
});
