import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packedTextAt } from '#formats/packed-texts.ts';
import { alignItems } from './align-items.ts';
import { differenceAt } from './differences.ts';
import { diff, type JsonDiff } from './logic.ts';
import type { ArrayComparison } from './pair-items.ts';
import { lineMarks } from './tree-lines.ts';
import { visibleLines } from './visible-lines.ts';

interface Wish {
  readonly arrays?: ArrayComparison;
  readonly matchBy?: string;
}

const run = (before: string, after: string, { arrays = 'aligned', matchBy = '' }: Wish = {}) =>
  diff({ before, after }, { arrays, matchBy }, { progress: () => undefined });

function diffOf(before: string, after: string, wish?: Wish): JsonDiff {
  const result = run(before, after, wish);
  if (!result.ok || !result.value) throw new Error(JSON.stringify(result));
  return result.value;
}

const SIGNS = { added: '+', removed: '-', changed: '*' };

/** `* /path old → new` for each change. */
function changes(before: string, after: string, wish?: Wish): readonly string[] {
  const { differences } = diffOf(before, after, wish);
  return Array.from(differences.kinds, (_, index) => {
    const difference = differenceAt(differences, index);
    return difference ? `${SIGNS[difference.change]} ${difference.path} ${difference.before} → ${difference.after}` : '';
  });
}

/** The tree as a text with signs. */
function drawing(before: string, after: string, onlyDifferences = false, folded: readonly number[] = []): string {
  const { tree } = diffOf(before, after);
  const signs = { same: ' ', around: ' ', removed: '-', added: '+' };
  return [...visibleLines(tree, new Set(folded), onlyDifferences)]
    .map(
      (line) =>
        `${signs[lineMarks[tree.marks[line] ?? 0] ?? 'same']}${'  '.repeat(tree.depths[line] ?? 0)}${packedTextAt(tree.texts, line)}`,
    )
    .join('\n');
}

interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

type Container = Record<string, unknown> | unknown[];

/** Applies a JSON Patch of these three operations to a copy of a document: RFC 6902, section 4. */
function applyPatch(document: unknown, operations: readonly PatchOperation[]): unknown {
  const holder: { root: unknown } = { root: structuredClone(document) };
  for (const { op, path, value } of operations) {
    const steps = path
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = steps.pop();
    if (last === undefined) {
      holder.root = value;
      continue;
    }
    const target = steps.reduce<Container>(
      (container, step) => (container as Record<string, Container>)[step] ?? [],
      holder.root as Container,
    );
    if (Array.isArray(target)) target.splice(Number(last), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
    else if (op === 'remove') delete target[last];
    else Object.defineProperty(target, last, { value, enumerable: true, configurable: true, writable: true });
  }
  return holder.root;
}

describe('diff', () => {
  test('says what changed, was added and removed, objects by their keys', () => {
    expect(changes('{"foo":"bar"}', '{"foo":"buz","baz":"qux"}')).toEqual(['* /foo "bar" → "buz"', '+ /baz  → "qux"']);
    expect(diffOf('{"foo":"bar"}', '{"foo":"buz","baz":"qux"}').counts).toEqual({ added: 1, removed: 0, changed: 1 });
    expect(changes('{"a":{"b":1,"c":2},"d":3}', '{"d":3,"a":{"c":[],"e":{}}}')).toEqual(['- /a/b 1 → ', '* /a/c 2 → []', '+ /a/e  → {}']);
    expect(changes('1', '[1]')).toEqual(['*  1 → [1]']);
  });

  // https://github.com/CorentinTh/it-tools/issues/1666: an item that was put in changed all after it.
  test('aligns arrays, so that an item put in is one addition', () => {
    expect(changes('[{"a":["1"]}]', '[{"b":["2"]},{"a":["1"]}]')).toEqual(['+ /0  → {"b":["2"]}']);
    expect(changes('[1,2,3]', '[1,3]')).toEqual(['- /1 2 → ']);
    expect(changes('[1,{"a":1},5,3]', '[1,{"a":2},3]')).toEqual(['* /1/a 1 → 2', '- /2 5 → ']);
  });

  test('pairs by position, anywhere, or by a member when it is told to', () => {
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
  ])('takes %s and %s for the same', (before, after) => {
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
  ])('takes %s and %s for different', (before, after) => {
    expect(diffOf(before, after).isSame).toBe(false);
  });

  test('shows numbers as they are written', () => {
    expect(changes('[1.50,Infinity]', '[1E400,-Infinity]')).toEqual(['* /0 1.50 → 1E400', '* /1 Infinity → -Infinity']);
  });

  // RFC 6902, appendix A: A.1 to A.5 give one operation each that leads from the first document to the second; A.4 removes, A.5 replaces.
  test.each([
    ['{"foo":"bar"}', '{"baz":"qux","foo":"bar"}', { op: 'add', path: '/baz', value: 'qux' }],
    ['{"foo":["bar","baz"]}', '{"foo":["bar","qux","baz"]}', { op: 'add', path: '/foo/1', value: 'qux' }],
    ['{"baz":"qux","foo":"bar"}', '{"foo":"bar"}', { op: 'remove', path: '/baz' }],
    ['{"foo":["bar","qux","baz"]}', '{"foo":["bar","baz"]}', { op: 'remove', path: '/foo/1' }],
    ['{"baz":"qux","foo":"bar"}', '{"baz":"boo","foo":"bar"}', { op: 'replace', path: '/baz', value: 'boo' }],
    ['{"/":9,"~1":10}', '{"/":9,"~1":11}', { op: 'replace', path: '/~01', value: 11 }],
  ])('gives the patch from %s to %s', (before, after, operation) => {
    expect(diffOf(before, after).patch).toBe(JSON.stringify([operation], null, 2));
  });

  test('gives a patch that leads from the first document to the second', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.jsonValue({ maxDepth: 4 }),
        fc.constantFrom('aligned', 'byPosition'),
        (one, other, arrays) => {
          const { patch } = diffOf(JSON.stringify(one), JSON.stringify(other), { arrays });
          const operations = JSON.parse(patch ?? '') as readonly PatchOperation[];
          expect(diffOf(JSON.stringify(applyPatch(one, operations)), JSON.stringify(other)).isSame).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  const arraysOfDigits = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });

  test('gives such a patch for arrays of few values, too', () => {
    fc.assert(
      fc.property(arraysOfDigits, arraysOfDigits, (one, other) => {
        const operations = JSON.parse(diffOf(JSON.stringify(one), JSON.stringify(other)).patch ?? '') as readonly PatchOperation[];
        expect(applyPatch(one, operations)).toEqual(other);
      }),
    );
  });

  test('finds no difference between a document and itself, however it is written', () => {
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

  test('finds any order of an array the same when order does not count', () => {
    const shuffled = fc
      .array(fc.jsonValue({ maxDepth: 2 }))
      .chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })));
    fc.assert(
      fc.property(shuffled, ([items, others]) => {
        expect(diffOf(JSON.stringify(items), JSON.stringify(others), { arrays: 'ignoreOrder' }).isSame).toBe(true);
      }),
    );
  });

  test('shows no difference in an array whose matched items only changed their places', () => {
    const { tree } = diffOf('{"x":[{"id":"a"},{"id":"b"}]}', '{"x":[{"id":"b"},{"id":"a"}]}', { matchBy: 'id' });
    expect([...visibleLines(tree, new Set(), true)]).toEqual([]);
  });

  test('has no patch where items have no order', () => {
    expect(diffOf('[1]', '[2]', { arrays: 'ignoreOrder' }).patch).toBeNull();
    expect(diffOf('[1]', '[2]', { matchBy: 'id' }).patch).toBeNull();
  });

  test('draws both documents as one tree', () => {
    const before = '{"foo":"bar","list":[1,2],"deep":{"x":{}}}';
    const after = '{"foo":"buz","list":[1,2,{"y":[]}],"deep":{"x":{}}}';
    expect(drawing(before, after)).toBe(
      [
        ' {',
        '-  "foo": "bar"',
        '+  "foo": "buz"',
        '   "list": [',
        '     1',
        '     2',
        '+    {',
        '+      "y": []',
        '+    }',
        '   ]',
        '   "deep": {',
        '     "x": {}',
        '   }',
        ' }',
      ].join('\n'),
    );
    expect(drawing(before, after, true, [6])).toBe(
      [' {', '-  "foo": "bar"', '+  "foo": "buz"', '   "list": [', '+    {', '   ]', ' }'].join('\n'),
    );
    expect(drawing(before, after, false, [0])).toBe(' {');
  });

  test.each([
    ['{"a" 1}', '{}', 'before', 'jsonColonExpected', { line: 1, column: 6 }],
    ['{}', '{"a":1', 'after', 'jsonEndsEarly', { line: 1, column: 7, bracket: '}' }],
    ['[1]\n[2]', '{}', 'before', 'jsonTextAfterValue', { line: 2, column: 1 }],
    ['{}', 'tru', 'after', 'jsonWordUnknown', { line: 1, column: 1, token: 'tru' }],
  ])('refuses %j and %j, about the one that is wrong', (before, after, field, code, values) => {
    expect(run(before, after)).toMatchObject({ ok: false, error: { field, code, values } });
  });

  test.each([
    ['', '{'],
    ['{', ' \n'],
  ])('waits until both inputs have text: %j and %j', (before, after) => {
    expect(run(before, after)).toEqual({ ok: true, value: null });
  });

  test('compares 20,000 levels', () => {
    const [before = '', after = ''] = ['1', '2'].map((leaf) => '[{"a":'.repeat(10_000) + leaf + '}]'.repeat(10_000));
    expect(changes(before, after)).toEqual([`* ${'/0/a'.repeat(10_000)} 1 → 2`]);
  });

  test('ends in a refusal where what comes of it would be too long', () => {
    const [before = '', after = ''] = ['1', '2'].map((item) => `[${item},{"${'key'.repeat(5000)}":`.repeat(300) + item + '}]'.repeat(300));
    expect(run(before, after)).toMatchObject({ ok: false, error: { code: 'outputTooLong' } });
  });

  test('aligns long arrays that have little in common by position, and says so', () => {
    const { pairs, isCut } = alignItems([9, 1, 2, 3, 4, 8], [9, 4, 3, 2, 1, 0, 8], 5);
    expect(isCut).toBe(true);
    expect(pairs.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((index) => [index, index]));
    expect(pairs.slice(5)).toEqual([
      [-1, 5],
      [5, 6],
    ]);
    const many = Array.from({ length: 9000 }, (_, index) => index);
    expect(diffOf(JSON.stringify({ a: many }), JSON.stringify({ a: many.toReversed() })).notices).toEqual([
      { code: 'pairedByPosition', values: { path: '/a' } },
    ]);
  });
});
