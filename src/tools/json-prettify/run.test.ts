import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { declaration } from './declare.ts';
import { prettify } from './run.ts';

const { options } = declaration;

type Options = ValuesOf<typeof options>;

const run = (json: string, chosen: Partial<Options> = {}) =>
  prettify({ json, ...initialValues(options), ...chosen }, { progress: () => undefined });

const textOf = async (json: string, chosen: Partial<Options> = {}) => {
  const result = await run(json, chosen);
  return result.ok ? (result.value?.formatted ?? '') : result.error.code;
};

const optionSets: fc.Arbitrary<Partial<Options>> = fc.record({
  indent: fc.constantFrom('2', '3', '4', 'tab'),
  sortKeys: fc.boolean(),
  escapes: fc.constantFrom('keep', 'decode', 'ascii'),
  repair: fc.boolean(),
});

describe('prettify', () => {
  test.each([
    ['{"b":[1,2.50],"a":{}}', {}, '{\n  "b": [\n    1,\n    2.50\n  ],\n  "a": {}\n}'],
    // https://github.com/CorentinTh/it-tools/issues/1615 and https://github.com/sharevb/it-tools/issues/254
    ['{"userId":17478252242305210115}', {}, '{\n  "userId": 17478252242305210115\n}'],
    ['[1E400,1.777777777777777777]', { indent: '3' }, '[\n   1E400,\n   1.777777777777777777\n]'],
    // CyberChef, test of JSON Beautify
    ['[2,1]', { indent: 'tab' }, '[\n\t2,\n\t1\n]'],
    ['{"b":1,"a":2}', { sortKeys: true, indent: '4' }, '{\n    "a": 2,\n    "b": 1\n}'],
    ['["\\u00e9"]', { escapes: 'decode' }, '[\n  "é"\n]'],
    ['["é"]', { escapes: 'ascii' }, '[\n  "\\u00e9"\n]'],
    [' 5 ', {}, '5'],
    ['\uFEFF \n', {}, ''],
  ] as const)('formats %j', async (json, chosen, text) => {
    expect(await textOf(json, chosen)).toBe(text);
  });

  test('reports what was omitted', async () => {
    expect(await run("{a:'x', /* c */ n:0xff,}")).toEqual({
      ok: true,
      value: { formatted: '{\n  "a": "x",\n  "n": 255\n}', notices: [{ code: 'commentsRemoved', values: { count: 1 } }] },
    });
  });

  test.each([
    ['[1,,2]', 'jsonValueExpected', { line: 1, column: 4 }],
    ['{1: 2}', 'jsonNameExpected', { line: 1, column: 2 }],
    ['{"a" 1}', 'jsonColonExpected', { line: 1, column: 6 }],
    ['{"a":1 "b"', 'jsonCommaOrBraceExpected', { line: 1, column: 8 }],
    ['[1\n 2]', 'jsonCommaOrBracketExpected', { line: 2, column: 2 }],
    ['[tru]', 'jsonWordUnknown', { line: 1, column: 2, token: 'tru' }],
    ['01', 'jsonNumberInvalid', { line: 1, column: 1, token: '01' }],
    ['["a\n"]', 'jsonStringOpen', { line: 1, column: 2 }],
    ['{} x', 'jsonTextAfterValue', { line: 1, column: 4 }],
    ['{"a":[1', 'jsonEndsEarly', { line: 1, column: 8, bracket: ']' }],
  ])('refuses %j', async (json, code, values) => {
    expect(await run(json)).toMatchObject({ ok: false, error: { code, values } });
  });

  // The first two are in the README of jsonrepair.
  test.each([
    ["{name: 'John", '{\n  "name": "John"\n}'],
    ['[1 2]', '[\n  1,\n  2\n]'],
    ['{"a": 17478252242305210115 "b": 1.0', '{\n  "a": 17478252242305210115,\n  "b": 1.0\n}'],
    [String.raw`const a = ["C:\Users", NaN];`, String.raw`[@  "C:\\Users",@  null@]`.replaceAll('@', '\n')],
  ])('repairs %j on request', async (json, formatted) => {
    expect(await run(json, { repair: true })).toEqual({ ok: true, value: { formatted, notices: [{ code: 'repaired' }] } });
  });

  test('does not change a valid text that jsonrepair would change', async () => {
    expect(await run('[Infinity, "\\"a\\""]', { repair: true })).toEqual(await run('[Infinity, "\\"a\\""]'));
  });

  test.each([['{:2}'], ['{"a":2}foo'], ['['.repeat(200_000)]])('reports that %# cannot be repaired', async (json) => {
    expect(await run(json, { repair: true })).toEqual({ ok: false, error: { code: 'cannotBeRepaired' } });
  });

  test('preserves the data, and does not change its own output', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ stringUnit: 'binary' }), optionSets, async (json, chosen) => {
        const once = await textOf(json, chosen);
        expect(JSON.parse(once)).toEqual(JSON.parse(json));
        expect(await textOf(once, chosen)).toBe(once);
      }),
    );
  });

  test('repairs any fragment of JSON, or reports that it cannot', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.nat({ max: 60 }), fc.nat({ max: 60 }), async (json, from, to) => {
        const text = await textOf(json.slice(from, to), { repair: true });
        expect(text === '' || text === 'cannotBeRepaired' || JSON.stringify(JSON.parse(text))).toBeTruthy();
      }),
    );
  });
});
