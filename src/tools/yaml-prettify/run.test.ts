import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { declaration } from './declare.ts';
import { prettify } from './run.ts';

const { inputs, options } = declaration;

type Chosen = Partial<ValuesOf<typeof options>>;

const run = (yaml: string, chosen: Chosen = {}) => prettify({ yaml, ...initialValues(options), ...chosen });
const textOf = (yaml: string, chosen: Chosen = {}): string => {
  const result = run(yaml, chosen);
  return result.ok ? (result.value?.formatted ?? '') : JSON.stringify(result.error);
};

describe('prettify', () => {
  // The rules and examples of the tool's specification. 2.6 and 2.10 are examples of YAML 1.2.2.
  test.each<[string, Chosen, string]>([
    ['a: 1\nb:   [1,2,   3]\n# c\nc:\n    - x # y\n    - z', {}, 'a: 1\nb: [1, 2, 3]\n# c\nc:\n  - x # y\n  - z'],
    ['id: 17478252242305210114\nv: 1.10\nn: 017', {}, 'id: 17478252242305210114\nv: 1.10\nn: 017'],
    ["a: 0x1F\nb: ~\nc:\nd: yes\ne: \"x\"\nf: 'it''s'", {}, "a: 0x1F\nb: ~\nc:\nd: yes\ne: \"x\"\nf: 'it''s'"],
    ['---\na:   1\n---\nb:   2', {}, '---\na: 1\n---\nb: 2'],
    ['%TAG ! tag:a,2000:\n---\na: !Ref x\nb: !!str 1\n...\n', {}, '%TAG ! tag:a,2000:\n---\na: !Ref x\nb: !!str 1\n...'],
    ['a: !!binary aGVs\nb: !!int "3"\nc: !!set {a, b}', {}, 'a: !!binary aGVs\nb: !!int "3"\nc: !!set {a, b}'],
    ['hr:\n - a\n # b\n - &SS c\nrbi:\n - *SS\n - <<: *SS', {}, 'hr:\n  - a\n  # b\n  - &SS c\nrbi:\n  - *SS\n  - <<: *SS'],
    ['a:\n  - 1\n  - b: 2', { indentLists: false }, 'a:\n- 1\n- b: 2'],
    ['a:\n  b:\n    - 1', { indent: '4' }, 'a:\n    b:\n        - 1'],
    ['a: { b: 1,c: [ 1 , {} ]  }', {}, 'a: {b: 1, c: [1, {}]}'],
    [
      'Mark: {hr: 65, avg: 0.278}\nSammy: {hr: 63,avg: [ ]}',
      { flowCollections: 'expand' },
      'Mark:\n  hr: 65\n  avg: 0.278\nSammy:\n  hr: 63\n  avg: []',
    ],
    ['{a: [1, {b: [2]}]}', { flowCollections: 'expand' }, 'a:\n  - 1\n  - b:\n      - 2'],
    ['a: 1\n\n\n\nb: 2\n\n\n# c\n\n\n\n# d\nc: 3', {}, 'a: 1\n\nb: 2\n\n# c\n\n# d\nc: 3'],
    ['a: >\n  x\n  y\n\n  z\nb: |\n    x\n      y\n', {}, 'a: >\n  x y\n\n  z\nb: |\n  x\n    y'],
    ['# only\n\n\n\n#  this', {}, '# only\n\n#  this'],
    ['---\n---\n', {}, '---\n---'],
    ['? a\n? b\nc:\n', {}, 'a:\nb:\nc:'],
    ['- [\n\n  a ]', { flowCollections: 'expand' }, '- - a'],
    ['a: |+\n  x\n\n', {}, 'a: |+\n  x\n\n'],
    ['\uFEFFa:   1\r\nb: 2\r\n', {}, 'a: 1\nb: 2'],
    ['', {}, ''],
    [' \n\n', {}, ''],
    [`a: ${'long '.repeat(50)}end`, {}, `a: ${'long '.repeat(50)}end`],
  ])('formats %j with %j', (yaml, chosen, text) => {
    expect(textOf(yaml, chosen)).toBe(text);
  });

  test.each([
    ['b: 1\na:\n  d: 2 # d\n  # c\n  c: [z, y]', 'a:\n  # c\n  c: [z, y]\n  d: 2 # d\nb: 1'],
    ['b: 1\n"10": 2\nB: 3\n2: 4', '"10": 2\n2: 4\nB: 3\nb: 1'],
    ['b: 1\n\n# a\na: 2', '# a\na: 2\nb: 1'],
    ['- b: 1\n  a: 2\n- 0', '- a: 2\n  b: 1\n- 0'],
    ['b: {d: 1, c: 2}\na: 1\n---\nd: 1\nc: 2', 'a: 1\nb: {c: 2, d: 1}\n---\nc: 2\nd: 1'],
    // An anchor stays before its aliases.
    ['x-base: &base\n  c: 1\nversion: 3\nservices:\n  web: *base', 'x-base: &base\n  c: 1\nservices:\n  web: *base\nversion: 3'],
    ['b: &x 1\nc: *x\na: &x 2\nd: *x', 'b: &x 1\nc: *x\na: &x 2\nd: *x'],
    ['z: &a\n  c: *a\n  b: 1', 'z: &a\n  b: 1\n  c: *a'],
  ])('sorts the keys of %j', (yaml, text) => {
    expect(textOf(yaml, { sortKeys: true })).toBe(text);
  });

  test('counts the documents', () => {
    expect(run('a: 1\n---\nb: 2\n---\nc: 3')).toMatchObject({ value: { notices: [{ code: 'documents', values: { count: 3 } }] } });
    expect(run('a: 1')).toMatchObject({ value: { notices: [] } });
  });

  test.each([
    ['a: 1\na: 2', 'yamlKeyTwice', 2, 1],
    ['a: *unknown', 'yamlAnchorUnknown', 1, 4],
    ['a: *b\nb: &b 1', 'yamlAnchorUnknown', 1, 4],
    ['a:\n\t- b', 'yamlTabAsIndent', 2, 1],
    ['a: b: c', 'yamlPairMisplaced', 1, 4],
    ['a: @b', 'yamlPlainStart', 1, 4],
    ['a: [1, 2', 'yamlNotClosed', 1, 9],
    ['a: "b', 'yamlNotClosed', 1, 6],
    ['\uFEFFa: *b', 'yamlAnchorUnknown', 1, 4],
    ['a: &b\u2028 c', 'yamlNameInvalid', 1, 8],
  ])('refuses %j', (yaml, code, line, column) => {
    expect(run(yaml)).toMatchObject({ ok: false, error: { code, values: { line, column } } });
  });

  test('reports all errors in the order of the text, up to twenty', () => {
    const result = run('a: *x\na: 1\n---\nb: @c\nb: 2');
    expect(result).toMatchObject({
      error: {
        code: 'yamlAnchorUnknown',
        at: 3,
        more: [
          { code: 'yamlKeyTwice', at: 6 },
          { code: 'yamlPlainStart', at: 18 },
          { code: 'yamlKeyTwice', at: 21 },
        ],
      },
    });
    expect(run('a: 1\n'.repeat(100))).toMatchObject({
      error: { more: expect.toSatisfy((more: readonly unknown[]) => more.length === 19) },
    });
  });

  test('refuses input that is too deep or too large', () => {
    expect(run('['.repeat(50_000))).toMatchObject({ error: { code: 'nestedTooDeeply' } });
    expect(run(`a: ${'[{b: '.repeat(3000)}1${'}]'.repeat(3000)}`)).toMatchObject({ ok: false });
    expect(run(' '.repeat(50_000_001))).toMatchObject({ error: { code: 'inputTooLarge' } });
  });

  test('finds a duplicate key among very many', () => {
    const keys = Array.from({ length: 100_000 }, (_, index) => `k${index}: 1\n`).join('');
    expect(run(`${keys}k0: 2`)).toMatchObject({ error: { code: 'yamlKeyTwice', values: { key: 'k0', line: 100_001 } } });
  });
});

test('the sample is well-formed', () => {
  expect(run(inputs.yaml.sample ?? '').ok).toBe(true);
});
