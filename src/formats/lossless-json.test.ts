import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import { MAX_DEPTH, membersOf, numberOf, parseLosslessJson, stringifyLosslessJson } from './lossless-json.ts';

const rewrite = (text: string, indent?: number): string | undefined => {
  const parsed = parseLosslessJson(text);
  return parsed.ok ? stringifyLosslessJson(parsed.value, indent) : undefined;
};

const membersIn = (text: string) => {
  const parsed = parseLosslessJson(text);
  return parsed.ok ? membersOf(parsed.value)?.map(([name, value]) => [name, stringifyLosslessJson(value)]) : undefined;
};

const numberIn = (text: string) => {
  const parsed = parseLosslessJson(text);
  return parsed.ok ? numberOf(parsed.value) : undefined;
};

describe('parseLosslessJson and stringifyLosslessJson', () => {
  test.each([
    ['numbers as written', '[12345678901234567890,1.0,1E400,-0,0.10e-2]'],
    ['names that look like array indexes in their place', '{"b":1,"10":2,"2":3,"a":4}'],
    ['names that objects of JavaScript have', '{"__proto__":{"constructor":1},"toJSON":2,"isLosslessNumber":true,"value":"x"}'],
    ['text that looks like a name', '{"=":"=\\":","a\\"b":"c: \\"d\\":"}'],
    ['empty things', '{"":[],"a":{},"b":""}'],
  ])('keep %s', (_, text) => {
    expect(rewrite(text)).toBe(text);
  });

  test('take the last value of a repeated name, at the place of the first', () => {
    expect(rewrite('{"a":1,"b":2,"a":1.0}')).toBe('{"a":1.0,"b":2}');
  });

  test('indent objects and arrays, and keep empty ones on one line', () => {
    expect(rewrite('{"a" : [1,{ }], "b":"x"}', 2)).toBe('{\n  "a": [\n    1,\n    {}\n  ],\n  "b": "x"\n}');
  });

  test('write what JSON.stringify writes, for any value with names that are no array indexes', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(!/"\d+"\s*:/.test(text));
        const value: unknown = JSON.parse(text);
        expect(rewrite(text)).toBe(JSON.stringify(value));
        expect(rewrite(text, 2)).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });
});

describe('parseLosslessJson', () => {
  test('accepts what JSON.parse accepts, and nothing else', () => {
    const pieces = fc.constantFrom(
      '"',
      '\\',
      '\\"',
      '":',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '1',
      '01',
      '.5',
      '-',
      'e',
      'true',
      'nul',
      'a',
      ' ',
      '\t',
      '\u0000',
      '\u00a0',
      '\\u12',
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((some) => some.join('')),
      fc.json(),
      fc.string(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(parseLosslessJson(text).ok).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['[', '{"a":'])('refuses %j repeated without end, which would exhaust the stack', (opening) => {
    expect(parseLosslessJson(opening.repeat(200_000))).toEqual(fail('tooDeep', { values: { max: MAX_DEPTH } }));
  });

  test('reads as deep as it says', () => {
    const deepest = '['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH);
    expect(rewrite(deepest)).toBe(deepest);
  });

  test('reads a megabyte of quotes that never ends in a moment', () => {
    const startMs = performance.now();
    expect(parseLosslessJson(`"${'\\"'.repeat(500_000)}\\`)).toEqual(fail('notJson'));
    expect(performance.now() - startMs).toBeLessThan(5000);
  });
});

describe('membersOf', () => {
  test('gives names and values in the order of the text', () => {
    expect(membersIn('{"b":1.0,"2":[true],"":{"x":null}}')).toEqual([
      ['b', '1.0'],
      ['2', '[true]'],
      ['', '{"x":null}'],
    ]);
  });

  test.each(['[1]', '1', '"a"', 'null', 'true'])('finds no members in %s', (text) => {
    expect(membersIn(text)).toBeUndefined();
  });
});

describe('numberOf', () => {
  test.each([
    ['1300819380', 1_300_819_380],
    ['1.50', 1.5],
    ['12345678901234567890', 12_345_678_901_234_567_000],
    ['1e400', Number.POSITIVE_INFINITY],
    ['"1"', undefined],
    ['{"isLosslessNumber":true,"value":"1"}', undefined],
    ['null', undefined],
  ])('reads %s as %s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
