import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLiteral } from './literal.ts';

const on = (source: string) => parseLiteral(source)?.flags.flatMap(([name, isOn]) => (isOn ? [name] : []));

describe('parseLiteral', () => {
  // ECMA-262, section 12.9.5
  test.each([
    ['/ab+/', 'ab+', []],
    ['/ab+/gi', 'ab+', ['global', 'ignoreCase']],
    ['/a/dmsvy', 'a', ['multiline', 'dotAll', 'unicodeSets', 'sticky']],
    ['/[/]/u', '[/]', ['unicode']],
    ['/a\\/b/', 'a\\/b', []],
    ['/[\\]/]/', '[\\]/]', []],
  ])('splits %s', (source, pattern, names) => {
    expect(parseLiteral(source)?.pattern).toBe(pattern);
    expect(on(source)).toEqual(names);
  });

  test.each(['', '/', '//', '/a', 'a/g', '/a/x', '/a/gg', '/a/uv', '/usr/bin/', '/*a/', '/a\nb/', '/[/', '/a/ g'])(
    'does not split %j',
    (source) => {
      expect(parseLiteral(source)).toBeUndefined();
    },
  );

  test('splits any expression as written by the engine', () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray(['g', 'i', 'm', 's', 'y']), (pattern, letters) => {
        let written: string;
        try {
          written = String(new RegExp(pattern, letters.join('')));
        } catch {
          return;
        }
        const literal = parseLiteral(written);
        expect(literal && String(new RegExp(literal.pattern, letters.join('')))).toBe(written);
      }),
    );
  });
});
