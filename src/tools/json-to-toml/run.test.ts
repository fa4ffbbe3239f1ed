import * as fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { anyTomlTable } from '#test/support/samples/any-toml-table.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

const context = { progress: () => undefined };

const run = (json: string, chosen: Partial<ValuesOf<typeof options>> = {}) =>
  valueOrError(operations.convert({ json, ...initialValues(options), ...chosen }, context));

describe('convert', () => {
  // Includes the examples of the TOML documentation for arrays of tables and strings.
  test.each([
    [
      '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
      {},
      'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"',
    ],
    ['{"t":"1979-05-27T07:32:00Z"}', { datesFromStrings: true }, 't = 1979-05-27T07:32:00Z'],
    ['{"t":"1979-05-27T07:32:00Z"}', {}, 't = "1979-05-27T07:32:00Z"'],
    [
      '{"a":["1979-05-27","07:32:00.5","1979-05-27 ","1979-02-30"]}',
      { datesFromStrings: true },
      'a = [ 1979-05-27, 07:32:00.5, "1979-05-27 ", "1979-02-30" ]',
    ],
    [
      '{"fruits":[{"name":"apple","physical":{"color":"red","shape":"round"}},{"name":"banana"}]}',
      {},
      '[[fruits]]\nname = "apple"\n\n[fruits.physical]\ncolor = "red"\nshape = "round"\n\n[[fruits]]\nname = "banana"',
    ],
    ['{"s":"tab\\t quote\\" back\\\\ é"}', {}, 's = "tab\\t quote\\" back\\\\ é"'],
    ['{"b":1,"10":{"2":1,"1":2},"2":3}', {}, 'b = 1\n2 = 3\n\n[10]\n2 = 1\n1 = 2'],
    ['{"b":1,"10":{"2":1,"1":2},"2":3}', { sortKeys: true }, '2 = 3\nb = 1\n\n[10]\n1 = 2\n2 = 1'],
    ['[1]', { topLevelKey: 'items' }, 'items = [ 1 ]'],
    ['{"a":1}', { topLevelKey: 'unused' }, 'a = 1'],
    ['{"a":null}', { nullValues: 'emptyString' }, 'a = ""'],
    ['{}', {}, ''],
  ] as const)('converts %s with %j to TOML', (json, chosen, toml) => {
    expect(run(json, chosen)).toEqual({ toml, notices: [] });
  });

  test('reports repeated keys, comments and omissions', () => {
    expect(run('{"a":1.0,"b":1e3,"c":9007199254740993,"d":[1,null]}')).toEqual({
      toml: 'a = 1.0\nb = 1000.0\nc = 9007199254740993\nd = [ 1 ]',
      notices: [{ code: 'nullsLeftOut', values: { count: 1 } }],
    });
    expect(run('{"a": 1, // why\n"a": null}')).toEqual({
      toml: '',
      notices: [
        { code: 'duplicateKey', values: { key: 'a', line: 2 } },
        { code: 'commentsDropped', values: {} },
        { code: 'nullsLeftOut', values: { count: 1 } },
      ],
    });
  });

  test.each(['', ' \n\t', '\uFEFF\n'])('returns nothing for %j', (json) => {
    expect(run(json)).toBeNull();
  });

  test.each([
    ['{"a": 1,\n "b" 2}', {}, { code: 'jsonColonExpected', at: 14, values: { line: 2, column: 6 } }],
    ['{"a":18446744073709551616}', {}, { code: 'integerNotInToml', values: { integer: '18446744073709551616', path: '$.a' } }],
    ['{"a":{"b":null}}', { nullValues: 'error' }, { code: 'nullNotInToml', values: { path: '$.a.b' } }],
    ['[1]', {}, { code: 'tomlTopArray' }],
    ['1', {}, { code: 'tomlTopValue' }],
    ['null', {}, { code: 'tomlTopNull' }],
    ['{"\\ud800":1}', {}, { code: 'keyNotInToml', values: { path: '$.\ud800' } }],
    [`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {}, { code: 'nestedTooDeeply' }],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, {}, { code: 'nestedTooDeeply' }],
    [' '.repeat(50_000_001), {}, { code: 'inputTooLarge' }],
  ] as const)('refuses %# with a reason', (json, chosen, error) => {
    expect(run(json, chosen)).toEqual(error);
  });

  test('writes TOML that another library reads as the same value', () => {
    fc.assert(
      fc.property(anyTomlTable(), (plain) => {
        const converted = run(JSON.stringify(plain));
        expect(JSON.parse(JSON.stringify(parse(converted && 'toml' in converted ? String(converted.toml) : '')))).toEqual(plain);
      }),
    );
  });
});
