import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { readSettingsFile } from './settings-file.ts';

const PATH = '/config.json';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (content: string | readonly number[]) =>
  readSettingsFile({ path: PATH, bytes: typeof content === 'string' ? bytesOf(content) : Uint8Array.from(content) });

describe('a settings file', () => {
  test('is a JSON object, with or without a byte order mark', () => {
    expect(read('{"a":[1]}')).toEqual({ path: PATH, root: { a: [1] }, twice: [], faults: [] });
    expect(read('\uFEFF{}')).toEqual({ path: PATH, root: {}, twice: [], faults: [] });
  });

  test.each([
    ['{\n  "a": 1,\n    }', 'line 3, column 5'],
    ['{\r\n\r"a"', 'line 3, column 4'],
    ['', 'line 1, column 1'],
    ['{"site":{}', 'line 1, column 11'],
    ['{"site":{}} x', 'line 1, column 13'],
    ['// a\n{}', 'line 1, column 1'],
    ["{'site':{}}", 'line 1, column 2'],
    ['{"site":{"name":"a\tb"}}', 'line 1, column 17'],
    ['{"site":NaN}', 'line 1, column 9'],
    [`{"site":${'['.repeat(500_000)}`, 'line 1, column 108'],
    [`{"site":${'[{"a":'.repeat(100_000)}`, 'line 1, column 304'],
  ])('that is not JSON is refused: %.20j', (text, place) => expect(read(text).faults).toEqual([`${PATH} is not JSON: ${place}.`]));

  test('may contain any number of brackets in texts', () => {
    const text = `\\"${'[{'.repeat(200)}`;
    expect(read(JSON.stringify({ a: text, [text]: 1 }))).toMatchObject({ root: { a: text, [text]: 1 }, faults: [] });
  });

  test.each([
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00], 'line 1, column 1'],
    ['Latin 1', [...bytesOf('{\n"\uFFFD": "'), 0xe4, 0x22, 0x7d], 'line 2, column 7'],
    ['an incomplete character', [...bytesOf('{} '), 0xc3], 'line 1, column 4'],
  ])('that is not UTF-8 is refused: %s', (_what, bytes, place) => expect(read(bytes).faults).toEqual([`${PATH} is not JSON: ${place}.`]));

  test.each(['[]', 'null', '"x"'])('must be an object, not %s', (text) =>
    expect(read(text).faults).toEqual([`${PATH} must be an object, but it is ${text}.`]),
  );

  test('is at most 1 MiB long', () => {
    const largest = `{}${' '.repeat(1024 * 1024 - 2)}`;
    expect(read(largest).faults).toEqual([]);
    expect(read(`${largest} `).faults).toEqual([`${PATH} is larger than 1 MiB.`]);
  });

  test.each([
    ['{"a":1,"a":1,"a":1}', ['a']],
    ['{"tools":{},"tools":{"hide":[]}}', ['tools']],
    ['{"tools":{"hide":[],"hide":["text"]},"hide":1}', ['tools.hide']],
    ['{"a":{"enc":1,"\\u0065nc":2}}', ['a.enc']],
    ['{"a":[{"b":1},{"b":1,"b":2}]}', ['a[1].b']],
    ['{"__proto__":1,"__proto__":2}', ['__proto__']],
    ['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]}', []],
  ])('reports duplicate keys: %s', (text, keys) => expect(read(text).twice).toEqual(keys));

  test('may have keys that are names of prototype properties', () => {
    const { root } = read('{"__proto__":{"tools":1},"constructor":2}');
    expect(Object.entries(root)).toEqual([
      ['__proto__', { tools: 1 }],
      ['constructor', 2],
    ]);
    expect(root['tools']).toBeUndefined();
  });

  test('is read as JSON.parse does, or refused', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value: unknown = JSON.parse(text);
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        const { root, faults } = read(text);
        expect([root, faults.length]).toEqual(isObject ? [value, 0] : [{}, 1]);
      }),
      { numRuns: runs(30) },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const { faults } = readSettingsFile({ path: PATH, bytes });
        for (const fault of faults)
          expect(fault).toMatch(/^\/config\.json (?:is not JSON: line \d+, column \d+|must be an object, but it is .+)\.$/);
      }),
      { numRuns: runs(30) },
    );
  });
});
