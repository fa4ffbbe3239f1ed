import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

const context = { progress: () => undefined };

const run = (json: string, chosen: Partial<ValuesOf<typeof options>> = {}) =>
  valueOrError(operations.convert({ json, ...initialValues(options), ...chosen }, context));

describe('convert', () => {
  // Includes the end-to-end test of the original tool, and mikefarah/yq issue 2122.
  test.each([
    ['{"name": "web", "ports": [80, 443], "country": "no" /* Norway */}', 'name: web\nports:\n  - 80\n  - 443\ncountry: "no" # Norway'],
    ['{"b":1,"10":2,"2":3}', 'b: 1\n"10": 2\n"2": 3'],
    [
      '{"on":"yes","port":"22:22","e":1e3,"f":1.10,"big":12345678901234567890}',
      '"on": "yes"\nport: "22:22"\ne: 1.0e+3\nf: 1.10\nbig: 12345678901234567890',
    ],
    ['{\n  // listening port\n  "port": 8080, // default\n  "hosts": ["a"]\n}', '# listening port\nport: 8080 # default\nhosts:\n  - a'],
    ['{"foo":"bar","list":["item",{"key":"value"}]}', 'foo: bar\nlist:\n  - item\n  - key: value'],
    ['{"maximum":9223372036854775807,"minimum":1}', 'maximum: 9223372036854775807\nminimum: 1'],
    ['{"<<": {"a": "x\\ny"}}', '"<<":\n  a: |-\n    x\n    y'],
  ])('converts %s to YAML', (json, yaml) => {
    expect(run(json)).toEqual({ yaml, notices: [] });
  });

  test.each([
    [{ indent: '4' }, '# x\nb:\n    a: 1 # y\na:\n    - 2'],
    [{ keepComments: false }, 'b:\n  a: 1\na:\n  - 2'],
    [{ sortKeys: true }, 'a:\n  - 2\n# x\nb:\n  a: 1 # y'],
  ] as const)('applies the options %j', (chosen, yaml) => {
    expect(run('{\n// x\n"b": {"a": 1 /* y */}, "a": [2]}', chosen)).toMatchObject({ yaml });
  });

  // RFC 8259, section 4, leaves repeated names open.
  test('uses the last value of a repeated key at its first position, with a notice', () => {
    expect(run('{"a":1,"b":2,"a":3}')).toEqual({ yaml: 'a: 3\nb: 2', notices: [{ code: 'duplicateKey', values: { key: 'a', line: 1 } }] });
  });

  test.each(['', ' \n\t', '\uFEFF\n'])('returns nothing for %j', (json) => {
    expect(run(json)).toBeNull();
  });

  test.each([
    ['{"a": 1,\n "b" 2}', { code: 'jsonColonExpected', at: 14, values: { line: 2, column: 6 } }],
    ['{"a":1}\n{"a":2}', { code: 'jsonTextAfterValue', at: 8, values: { line: 2, column: 1 } }],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, { code: 'nestedTooDeeply' }],
    [' '.repeat(50_000_001), { code: 'inputTooLarge' }],
  ])('refuses %# with a reason', (json, error) => {
    expect(run(json)).toEqual(error);
  });

  test('writes YAML that is read as the same value with any options', () => {
    const chosen = fc.record({ indent: fc.constantFrom('2' as const, '4' as const), keepComments: fc.boolean(), sortKeys: fc.boolean() });
    fc.assert(
      fc.property(fc.json(), chosen, (json, chosenOptions) => {
        const converted = run(json, chosenOptions);
        expect(parse(converted && 'yaml' in converted ? String(converted.yaml) : '')).toEqual(JSON.parse(json));
      }),
    );
  });
});
