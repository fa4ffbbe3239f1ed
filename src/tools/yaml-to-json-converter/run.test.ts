import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { jsonLayouts } from '#test/support/samples/json-layouts.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

const run = (yaml: string, chosen: Partial<ValuesOf<typeof options>> = {}, progress: (share: number) => void = () => undefined) =>
  valueOrError(operations.convert({ yaml, ...initialValues(options), ...chosen }, { progress }));

describe('convert', () => {
  // The examples of the tool's specification, and example 2.19 of YAML 1.2.
  test.each([
    ['a: 0777\nb: 0o17\nc: 12345678901234567890\nd: 1.10\ne: yes', '1_2', '{"a":777,"b":15,"c":12345678901234567890,"d":1.10,"e":"yes"}'],
    [
      'a: 0777\nb: 0o17\nc: 12345678901234567890\nd: 1.10\ne: yes',
      '1_1',
      '{"a":511,"b":"0o17","c":12345678901234567890,"d":1.10,"e":true}',
    ],
    [
      'canonical: 12345\ndecimal: +12345\noctal: 0o14\nhexadecimal: 0xC',
      '1_2',
      '{"canonical":12345,"decimal":12345,"octal":12,"hexadecimal":12}',
    ],
    ['base: &b {cpu: 1}\nbig: {<<: *b, memory: 2Gi}', '1_2', '{"base":{"cpu":1},"big":{"cpu":1,"memory":"2Gi"}}'],
    [
      'name: web\nports: [80, 443]\nbase: &b {cpu: 1}\nbig: {<<: *b, memory: 2Gi}',
      '1_2',
      '{"name":"web","ports":[80,443],"base":{"cpu":1},"big":{"cpu":1,"memory":"2Gi"}}',
    ],
    ['d: 2001-12-14 21:59:43 -5', '1_1', '{"d":"2001-12-14 21:59:43 -5"}'],
    ['~', '1_2', 'null'],
  ] as const)('converts %j in YAML %s to JSON', (yaml, yamlVersion, json) => {
    expect(run(yaml, { yamlVersion, indent: 'none' })).toEqual({ json, notices: [] });
  });

  test.each(jsonLayouts)('applies the options %j', (chosen, json) => {
    expect(run('b:\n  - 1\na: {}', chosen)).toEqual({ json, notices: [] });
  });

  const documents = { code: 'documents', values: { count: 3 } };
  test.each([
    [{ documents: 'array', indent: 'none' }, '[{"a":1},null,{"b":[2]}]'],
    [{ documents: 'lines' }, { text: '{"a":1}\nnull\n{"b":[2]}', file: 'output.jsonl' }],
    [
      { documents: 'lines', indent: '4' },
      { text: '{"a":1}\nnull\n{"b":[2]}', file: 'output.jsonl' },
    ],
  ] as const)('writes several documents according to %j', (chosen, json) => {
    expect(run('a: 1\n--- ~\n---\n# nothing\n---\nb: [2]', chosen)).toEqual({ json, notices: [documents] });
  });

  test('does not wrap one document in a list', () => {
    expect(run('---\na: 1\n---\n', { indent: 'none' })).toEqual({ json: '{"a":1}', notices: [] });
    expect(run('a: 1', { documents: 'lines' })).toEqual({ json: '{\n  "a": 1\n}', notices: [] });
  });

  test('reports values that JSON cannot represent, and ignored tags', () => {
    expect(run('a: .inf', { indent: 'none' })).toEqual({
      json: '{"a":null}',
      notices: [{ code: 'notInJson', values: { value: 'inf', path: '$.a' } }],
    });
    expect(run('a: !Ref x\n---\n- -.INF\n- .nan', { indent: 'none' })).toEqual({
      json: '[{"a":"x"},[null,null]]',
      notices: [
        { code: 'tagIgnored', values: { tag: '!Ref', line: 1 } },
        { code: 'documents', values: { count: 2 } },
        { code: 'notInJson', values: { value: '-inf', path: '$[1][0]' } },
        { code: 'notInJson', values: { value: 'nan', path: '$[1][1]' } },
      ],
    });
  });

  test.each(['', ' \n', '# only a comment\n'])('returns nothing for %j', (yaml) => {
    expect(run(yaml)).toBeNull();
  });

  test.each([
    ['a: 1\na: 2', { code: 'yamlKeyTwice', at: 5, values: { line: 2, column: 1, key: 'a' } }],
    ['a: 1\n---\nb: @', { code: 'yamlPlainStart', at: 12, values: { line: 3, column: 4, character: '@' } }],
    ['['.repeat(100_000), { code: 'nestedTooDeeply' }],
    [' '.repeat(50_000_001), { code: 'inputTooLarge' }],
  ])('refuses %# with a reason', (yaml, error) => {
    expect(run(yaml)).toEqual(error);
  });

  test('reports progress as the documents are read', () => {
    const shares: number[] = [];
    run('a: 1\n---\nb: 2\n', {}, (share) => shares.push(share));
    expect(shares).toEqual([0.8 * (5 / 14), 0.8]);
  });

  // The library writes a key `<<` without quotes, which then means a merge.
  test('restores the value written by the library for one document and several, unless a key is <<', () => {
    const values = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(values, (all) => {
        fc.pre(!JSON.stringify(all).includes('"<<":'));
        const plain = JSON.parse(JSON.stringify(all)) as unknown[];
        const converted = run(plain.map((value) => `---\n${stringify(value)}`).join(''));
        expect(JSON.parse(converted && 'json' in converted ? String(converted.json) : '')).toEqual(plain.length === 1 ? plain[0] : plain);
      }),
    );
  });
});
