import * as fc from 'fast-check';
import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { anyTomlTable } from '#test/support/samples/any-toml-table.ts';
import { jsonLayouts } from '#test/support/samples/json-layouts.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

const run = (toml: string, chosen: Partial<ValuesOf<typeof options>> = {}) =>
  valueOrError(operations.convert({ toml, ...initialValues(options), ...chosen }, { progress: () => undefined }));

describe('convert', () => {
  // The examples of the tool's specification, which are from the TOML documentation, and its rules for numbers and order.
  test.each([
    [
      'a = 0xDEADBEEF\nb = 1_000.50\nc = 1979-05-27 07:32:00.999999999Z\nd = 9223372036854775807',
      '{"a":3735928559,"b":1000.50,"c":"1979-05-27T07:32:00.999999999Z","d":9223372036854775807}',
    ],
    ['a.b = 1\n[[p]]\nx = 1\n[[p]]\ny.z = true', '{"a":{"b":1},"p":[{"x":1},{"y":{"z":true}}]}'],
    ['title = "TOML"\n\n[owner]\ndob = 1979-05-27T07:32:00-08:00', '{"title":"TOML","owner":{"dob":"1979-05-27T07:32:00-08:00"}}'],
    ['flt1 = +1.0\nflt4 = 5e+22\nflt8 = 224_617.445_991_228\ni = 1e6', '{"flt1":1.0,"flt4":5e+22,"flt8":224617.445991228,"i":1e6}'],
    ['b = 1\n1234 = "value"\n2 = "x"', '{"b":1,"1234":"value","2":"x"}'],
    ['# only a comment', '{}'],
  ])('converts %j to JSON', (toml, json) => {
    expect(run(toml, { indent: 'none' })).toEqual({ json, notices: [] });
  });

  test.each(jsonLayouts)('applies the options %j', (chosen, json) => {
    expect(run('b = [ 1 ]\n[a]', chosen)).toEqual({ json, notices: [] });
  });

  test('writes null for a number unknown to JSON, and reports its position', () => {
    expect(run('a = [ -inf ]\n[b]\nc = nan', { indent: 'none' })).toEqual({
      json: '{"a":[null],"b":{"c":null}}',
      notices: [
        { code: 'notInJson', values: { value: '-inf', path: '$.a[0]' } },
        { code: 'notInJson', values: { value: 'nan', path: '$.b.c' } },
      ],
    });
  });

  test.each(['', ' \n\t', '\uFEFF\n'])('returns nothing for %j', (toml) => {
    expect(run(toml)).toBeNull();
  });

  test.each([
    ['a = 1\na = 2', { code: 'tomlKeyTwice', at: 6, values: { line: 2, column: 1 } }],
    ['a =', { code: 'tomlValueMissing', at: 3, values: { line: 1, column: 4 } }],
    ['a = 99999999999999999999', { code: 'tomlIntegerRange', at: 4, values: { line: 1, column: 5, integer: '99999999999999999999' } }],
    [`a = ${'['.repeat(100_000)}${']'.repeat(100_000)}`, { code: 'nestedTooDeeply' }],
    [' '.repeat(50_000_001), { code: 'inputTooLarge' }],
  ])('refuses %# with a reason', (toml, error) => {
    expect(run(toml)).toEqual(error);
  });

  test('restores the value written by another library', () => {
    fc.assert(
      fc.property(anyTomlTable(), (plain) => {
        const converted = run(`# values\n${stringify(plain)}`);
        expect(JSON.parse(converted && 'json' in converted ? String(converted.json) : '')).toEqual(plain);
      }),
    );
  });
});
