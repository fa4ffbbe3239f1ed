import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '#core/result.ts';
import { pastedValue, readPasted } from './read-pasted.ts';

const readNumber = (text: string): Result<number, 'notANumber'> =>
  /^\d+$/.test(text) ? ok(Number(text)) : fail('notANumber', { values: { text } });

describe('pastedValue', () => {
  test.each([
    ['\u{feff}abc\r\n', 'abc'], // the byte order mark of a file
    ['\u{200e}abc\u{200b}', 'abc'], // MediaWiki
    ['\u{202a}abc\u{202c}', 'abc'], // dialogs of Windows
    ['\u{a0}abc\u{a0}', 'abc'],
    ['"abc",', 'abc'],
    ['“abc”;', 'abc'],
    ['<abc>', 'abc'],
    ['["abc"', 'abc'], // the first piece of a JSON array
    ['１．２／３', '1.2/3'],
    ['1。2', '1.2'],
    ['1—2', '1-2'],
    ['1∕2', '1/2'],
    ['"', ''],
    ['a b', 'a b'],
  ])('finds in %j the value %j', (text, value) => {
    expect(pastedValue(text)).toBe(value);
  });

  test('does not change a bare value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.:/-]+$/), (value) => {
        expect(pastedValue(value)).toBe(value);
      }),
    );
  });
});

describe('readPasted', () => {
  test('reads the original text first', () => {
    expect(readPasted('12', readNumber, () => '13')).toEqual(ok(12));
  });

  test('reads the value in it as a fallback', () => {
    expect(readPasted('"12",', readNumber)).toEqual(ok(12));
  });

  test('returns the error of the original text', () => {
    expect(readPasted('"x"', readNumber)).toEqual(fail('notANumber', { values: { text: '"x"' } }));
  });
});
