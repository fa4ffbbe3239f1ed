import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceAt } from './differences.ts';
import type { ArrayComparison } from './pair-items.ts';
import { diff, type JsonDiff } from './run.ts';

interface Options {
  readonly arrays?: ArrayComparison;
  readonly matchBy?: string;
}

const run = (before: string, after: string, { arrays = 'aligned', matchBy = '' }: Options = {}) =>
  diff({ before, after, arrays, matchBy }, { progress: () => undefined });

function diffOf(before: string, after: string, options?: Options): JsonDiff {
  const result = run(before, after, options);
  if (!result.ok || !result.value) throw new Error(JSON.stringify(result));
  return result.value;
}

const SIGNS = { added: '+', removed: '-', changed: '*' };

/** `* /path old → new` for each change. */
function changes(before: string, after: string, options?: Options): readonly string[] {
  const { differences } = diffOf(before, after, options);
  return Array.from(differences.kinds, (_, index) => {
    const difference = differenceAt(differences, index);
    return difference ? `${SIGNS[difference.change]} ${difference.path} ${difference.before} → ${difference.after}` : '';
  });
}

describe('diff', () => {
  test('lists changed, added and removed members by key', () => {
    expect(changes('{"foo":"bar"}', '{"foo":"buz","baz":"qux"}')).toEqual(['* /foo "bar" → "buz"', '+ /baz  → "qux"']);
    expect(diffOf('{"foo":"bar"}', '{"foo":"buz","baz":"qux"}').counts).toEqual({ added: 1, removed: 0, changed: 1 });
    expect(changes('{"a":{"b":1,"c":2},"d":3}', '{"d":3,"a":{"c":[],"e":{}}}')).toEqual(['- /a/b 1 → ', '* /a/c 2 → []', '+ /a/e  → {}']);
    expect(changes('1', '[1]')).toEqual(['*  1 → [1]']);
  });

  // https://github.com/CorentinTh/it-tools/issues/1666: an inserted item changed all items after it.
  test('aligns arrays so that an inserted item is one addition', () => {
    expect(changes('[{"a":["1"]}]', '[{"b":["2"]},{"a":["1"]}]')).toEqual(['+ /0  → {"b":["2"]}']);
    expect(changes('[1,2,3]', '[1,3]')).toEqual(['- /1 2 → ']);
    expect(changes('[1,{"a":1},5,3]', '[1,{"a":2},3]')).toEqual(['* /1/a 1 → 2', '- /2 5 → ']);
  });

  test('pairs items by position, in any order, or by a member on request', () => {
    expect(changes('[1,2,3]', '[1,3]', { arrays: 'byPosition' })).toEqual(['* /1 2 → 3', '- /2 3 → ']);
    expect(changes('[1,2,2]', '[2,1,3]', { arrays: 'ignoreOrder' })).toEqual(['- /2 2 → ', '+ /2  → 3']);
    // https://github.com/zgrossbart/jdd/issues/3
    expect(diffOf('{"tags":[["a","b"],"c"]}', '{"tags":["c",["b","a"]]}', { arrays: 'ignoreOrder' }).isSame).toBe(true);
    const before = '[{"id":1,"n":"a"},{"id":2,"n":"b"},0]';
    const after = '[0,{"n":"B","id":2.0},{"id":3,"n":"c"}]';
    expect(changes(before, after, { matchBy: 'id' })).toEqual(['- /0 {"id":1,"n":"a"} → ', '* /1/n "b" → "B"', '+ /2  → {"id":3,"n":"c"}']);
    expect(diffOf('{"x":[[{"id":"a"},{"id":"b"}]]}', '{"x":[[{"id":"b"},{"id":"a"}]]}', { matchBy: 'id' }).isSame).toBe(true);
  });

  test.each([
    ['{"a":1,"b":[1.0,1e0]}', ' { "b" : [1,10e-1], "a":1 } '],
    ['"\\u0061"', '"a"'],
    ['{"a":1,"a":2}', '{"a":2}'],
    ["{a: 'x', /* c */ n: 0xff,}", '{"n":255,"a":"x"}'],
    ['\uFEFF[]', '[]'],
  ])('treats %s and %s as equal', (before, after) => {
    expect(diffOf(before, after)).toMatchObject({ isSame: true, patch: '[]', counts: { added: 0, removed: 0, changed: 0 } });
  });

  test.each([
    ['12345678901234567890', '12345678901234567891'],
    ['"1"', '1'],
    ['null', '"null"'],
    ['[NaN]', '[null]'],
    ['[]', '{}'],
    ['[1,2]', '[2,1]'],
    ['{"":[]}', '{"":[[]]}'],
  ])('treats %s and %s as different', (before, after) => {
    expect(diffOf(before, after).isSame).toBe(false);
  });

  test('shows numbers as written', () => {
    expect(changes('[1.50,Infinity]', '[1E400,-Infinity]')).toEqual(['* /0 1.50 → 1E400', '* /1 Infinity → -Infinity']);
  });

  test('finds no difference between a document and itself in another format', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('aligned', 'byPosition', 'ignoreOrder'),
        fc.constantFrom('', 'id'),
        (value, arrays, matchBy) => {
          expect(diffOf(JSON.stringify(value), JSON.stringify(value, null, 2), { arrays, matchBy }).isSame).toBe(true);
        },
      ),
    );
  });

  test('treats any order of an array as equal on request', () => {
    const shuffled = fc
      .array(fc.jsonValue({ maxDepth: 2 }))
      .chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })));
    fc.assert(
      fc.property(shuffled, ([items, others]) => {
        expect(diffOf(JSON.stringify(items), JSON.stringify(others), { arrays: 'ignoreOrder' }).isSame).toBe(true);
      }),
    );
  });

  test.each([
    ['{"a" 1}', '{}', 'before', 'jsonColonExpected', { line: 1, column: 6 }],
    ['{}', '{"a":1', 'after', 'jsonEndsEarly', { line: 1, column: 7, bracket: '}' }],
    ['[1]\n[2]', '{}', 'before', 'jsonTextAfterValue', { line: 2, column: 1 }],
    ['{}', 'tru', 'after', 'jsonWordUnknown', { line: 1, column: 1, token: 'tru' }],
  ])('refuses %j and %j with an error for the invalid one', (before, after, field, code, values) => {
    expect(run(before, after)).toMatchObject({ ok: false, error: { field, code, values } });
  });

  test.each([
    ['', '{}'],
    ['{}', ' \n'],
    ['', ''],
  ])('returns nothing until both inputs have text: %j and %j', (before, after) => {
    expect(run(before, after)).toEqual({ ok: true, value: null });
  });

  test.each([
    ['', '{', 'after'],
    ['{', ' \n', 'before'],
  ])('validates a text before the other one is entered: %j and %j', (before, after, field) => {
    expect(run(before, after)).toMatchObject({ ok: false, error: { field } });
  });

  test('compares 20,000 levels', () => {
    const [before = '', after = ''] = ['1', '2'].map((leaf) => '[{"a":'.repeat(10_000) + leaf + '}]'.repeat(10_000));
    expect(changes(before, after)).toEqual([`* ${'/0/a'.repeat(10_000)} 1 → 2`]);
  });

  test('reports an output that would be too long', () => {
    const [before = '', after = ''] = ['1', '2'].map((item) => `[${item},{"${'key'.repeat(5000)}":`.repeat(300) + item + '}]'.repeat(300));
    expect(run(before, after)).toMatchObject({ ok: false, error: { code: 'outputTooLong' } });
  });

  test('reports long arrays that were paired by position', () => {
    const many = Array.from({ length: 9000 }, (_, index) => index);
    expect(diffOf(JSON.stringify({ a: many }), JSON.stringify({ a: many.toReversed() })).notices).toEqual([
      { code: 'pairedByPosition', values: { path: '/a' } },
    ]);
  });
});
