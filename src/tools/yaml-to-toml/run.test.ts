import * as fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { anyTomlTable } from '#test/support/samples/any-toml-table.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

const run = (yaml: string, chosen: Partial<ValuesOf<typeof options>> = {}, progress: (share: number) => void = () => undefined) =>
  valueOrError(operations.convert({ yaml, ...initialValues(options), ...chosen }, { progress }));

describe('convert', () => {
  // The examples and the sample of the tool's specification, and the end-to-end test of the original it-tools without its
  // indentation.
  test.each([
    ['title: Site\ndate: 2024-01-15\nparams:\n  ratio: 1.0', {}, 'title = "Site"\ndate = 2024-01-15\n\n[params]\nratio = 1.0'],
    ['- 1\n- 2', { topLevelKey: 'items' }, 'items = [ 1, 2 ]'],
    ['- a: 1\n- b: 2', { topLevelKey: 'a key' }, '[["a key"]]\na = 1\n\n[["a key"]]\nb = 2'],
    [
      'foo: bar\nlist:\n  name: item\n  another:\n    key: value\n    number: 1',
      {},
      'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\nnumber = 1',
    ],
    ['a: ~\nb: 1', { nullValues: 'emptyString' }, 'a = ""\nb = 1'],
    ['b: 1\na: {d: 2, c: 3}', { sortKeys: true }, 'b = 1\n\n[a]\nc = 3\nd = 2'],
    ['d: 2001-12-14 21:59:43 -5\ne: 2001-12-14', { yamlVersion: '1_1' }, 'd = "2001-12-14 21:59:43 -5"\ne = 2001-12-14'],
    ['t: 07:32:00\ndt: 1979-05-27T07:32:00.999999999+01:00', {}, 't = 07:32:00\ndt = 1979-05-27T07:32:00.999999999+01:00'],
    ['i: .inf\nj: -.inf\nn: .nan\nf: 1e3\nbig: 9007199254740993', {}, 'i = inf\nj = -inf\nn = nan\nf = 1000.0\nbig = 9007199254740993'],
    ['b: !!binary Zm9vYmE=', {}, 'b = "Zm9vYmE="'],
    ['l: [1, "a", {x: 1}]', {}, 'l = [ 1, "a", { x = 1 } ]'],
  ] as const)('converts %j with %j to TOML', (yaml, chosen, toml) => {
    expect(run(yaml, chosen)).toEqual({ toml, notices: [] });
  });

  test('reports omissions, ignored tags, and dropped comments', () => {
    expect(run('title: x\nd: 2024-01-15\nq: "2024-01-15"\nr: 2.0\nn: ~')).toEqual({
      toml: 'title = "x"\nd = 2024-01-15\nq = "2024-01-15"\nr = 2.0',
      notices: [{ code: 'nullsLeftOut', values: { count: 1 } }],
    });
    expect(run('a: !Ref x # why\nb: [~, 1, {c: ~}]')).toEqual({
      toml: 'a = "x"\nb = [ 1, {} ]',
      notices: [
        { code: 'tagIgnored', values: { tag: '!Ref', line: 1 } },
        { code: 'commentsDropped', values: {} },
        { code: 'nullsLeftOut', values: { count: 2 } },
      ],
    });
  });

  test.each(['', ' \n', '# only a comment\n'])('returns nothing for %j', (yaml) => {
    expect(run(yaml)).toBeNull();
  });

  test.each([
    ['a: 1\n---\nb: 2', {}, { code: 'tomlSeveralDocuments', values: { count: 2 } }],
    ['a: {b: ~}', { nullValues: 'error' }, { code: 'nullNotInToml', values: { path: '$.a.b' } }],
    ['- 1', {}, { code: 'tomlTopArray' }],
    ['x', {}, { code: 'tomlTopValue' }],
    ['~', {}, { code: 'tomlTopNull' }],
    ['a: [18446744073709551616]', {}, { code: 'integerNotInToml', values: { integer: '18446744073709551616', path: '$.a[0]' } }],
    ['a: 1\na: 2', {}, { code: 'yamlKeyTwice', at: 5, values: { line: 2, column: 1, key: 'a' } }],
    [' '.repeat(50_000_001), {}, { code: 'inputTooLarge' }],
  ] as const)('refuses %# with a reason', (yaml, chosen, error) => {
    expect(run(yaml, chosen)).toEqual(error);
  });

  test('reports progress as the document is read', () => {
    const shares: number[] = [];
    run('a: 1\n', {}, (share) => shares.push(share));
    expect(shares).toEqual([0.8]);
  });

  test('writes TOML that another library reads as the same value', () => {
    fc.assert(
      fc.property(anyTomlTable(), (plain) => {
        const converted = run(stringify(plain));
        expect(JSON.parse(JSON.stringify(parse(converted && 'toml' in converted ? String(converted.toml) : '')))).toEqual(plain);
      }),
    );
  });
});
