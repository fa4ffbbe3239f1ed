import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { declaration } from './declare.ts';
import { minify } from './run.ts';

const { inputs, options } = declaration;

type Options = ValuesOf<typeof options>;

const run = (json: string, chosen: Partial<Options> = {}) =>
  minify({ json, ...initialValues(options), ...chosen }, { progress: () => undefined });

const textOf = (json: string, chosen: Partial<Options> = {}) => {
  const result = run(json, chosen);
  return result.ok ? result.value?.minified : result.error.code;
};

describe('minify', () => {
  test('strips the sample and counts the bytes', () => {
    expect(run(inputs.json.sample ?? '')).toEqual({
      ok: true,
      value: { minified: '{"hello":["world"]}', notices: [], originalBytes: 28, minifiedBytes: 19 },
    });
    expect(run('["é😀"]')).toMatchObject({ value: { originalBytes: 10, minifiedBytes: 10 } });
  });

  test.each([
    ['{ "a": 1.0, "b": "\\u00e9" }', {}, '{"a":1.0,"b":"\\u00e9"}'],
    // RFC 8785, section 3.2.3, for the order; the numbers are those of the source.
    [
      '{\n  "numbers": [333333333.33333329, 1E30, 4.50,\n              2e-3, 0.000000000000000000000000001],\n  "literals": [null, true, false]\n}',
      { sortKeys: true },
      '{"literals":[null,true,false],"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001]}',
    ],
    // jsonlines.org, "Examples"
    ['["Name", "Session"]\n["Gilbert", "2013"]\n', {}, '["Name","Session"]\n["Gilbert","2013"]'],
    ['["\\u00e9"]', { escapes: 'decode' }, '["é"]'],
    ['["é"]', { escapes: 'ascii' }, '["\\u00e9"]'],
    ['{"a":1}', { asLiteral: true }, '"{\\"a\\":1}"'],
    ['{ "path": "C:\\\\temp" }', { asLiteral: true }, '"{\\"path\\":\\"C:\\\\\\\\temp\\"}"'],
  ] as const)('for %j with %j', (json, chosen, text) => {
    expect(textOf(json, chosen)).toBe(text);
  });

  test.each([[''], [' \n'], ['\uFEFF']])('returns nothing for %j', (json) => {
    expect(run(json)).toEqual({ ok: true, value: null });
  });

  test.each([
    ['{"a" 1}', 'jsonColonExpected', { line: 1, column: 6 }],
    ['[1,,2]', 'jsonValueExpected', { line: 1, column: 4 }],
    ['[1]\n[2', 'jsonTextAfterValue', { line: 2, column: 1 }],
  ])('refuses %j', (json, code, values) => {
    expect(run(json)).toMatchObject({ ok: false, error: { code, values } });
  });

  test('preserves the data without white space, and does not change its own output', () => {
    const optionSets = fc.record({ sortKeys: fc.boolean(), escapes: fc.constantFrom('keep', 'decode', 'ascii') });
    fc.assert(
      fc.property(fc.jsonValue(), optionSets, (value, chosen) => {
        const once = textOf(JSON.stringify(value, null, 2), chosen) ?? '';
        expect(JSON.parse(once)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(textOf(once, chosen)).toBe(once);
        expect(textOf(JSON.stringify(value), { escapes: 'decode' })).toBe(JSON.stringify(value));
      }),
    );
  });

  test('does not change its own JSON Lines output', () => {
    fc.assert(
      fc.property(fc.array(fc.json(), { minLength: 2, maxLength: 5 }), (values) => {
        const once = textOf(values.join('\n')) ?? '';
        expect(once.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual(values.map((value) => JSON.parse(value) as unknown));
        expect(textOf(once)).toBe(once);
      }),
    );
  });

  test('creates a literal that contains the minified JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(JSON.parse(textOf(json, { asLiteral: true }) ?? '')).toBe(textOf(json));
      }),
    );
  });
});
