import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import type { OutputStyle } from './output-styles.ts';
import { convertList } from './run.ts';
import { checkSplit } from './split-list.ts';

type Options = Partial<Parameters<typeof convertList>[0]>;

const context = { progress: () => undefined, randomBytes: repeatableBytes() };
const defaults = initialValues(declaration.options);
const convert = (list: string, options: Options = {}) => convertList({ ...defaults, ...options, list }, context);
const textOf = (list: string, options: Options = {}) => {
  const result = convert(list, options);
  return result.ok ? result.value.text : result.error.code;
};
const itemsOf = (items: readonly string[], options: Options = {}) =>
  JSON.parse(textOf(items.join('\u{0}'), { ...rawOptions, style: 'json', ...options })) as readonly string[];
const rawOptions = { splitOn: 'custom', splitText: '\u{0}', trimItems: false, dropEmpty: false } as const;

const anyItem = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
  fc.stringMatching(/^[aAbB0-2 ._-]{0,6}$/),
  fc.stringMatching(/^[aéÉß0٣\t-]{0,6}$/),
);
const anyItems = fc.array(
  anyItem.filter((item) => !item.includes('\u{0}')),
  { minLength: 1, maxLength: 40 },
);

describe('convertList', () => {
  test.each<readonly [string, Options, string]>([
    // CorentinTh/it-tools, list-converter.e2e.spec.ts and list-converter.models.test.ts
    ['1\n    2\n    3\n    4\n    5', {}, '1, 2, 3, 4, 5'],
    ['1\n2\n2\n4\n4\n3\n5', { removeDuplicates: true, itemPrefix: "'", itemSuffix: "'" }, "'1', '2', '4', '3', '5'"],
    ['1\n2\n2\n4\n4\n3\n5', { removeDuplicates: true, listPrefix: 'START-', listSuffix: '-END', separator: ' ' }, 'START-1 2 4 3 5-END'],
    ['1\n\n2\n \n3', { order: 'reversed' }, '3, 2, 1'],
    ['<li>1</li>\n<li>2</li>', { removePrefix: '<li>', removeSuffix: '</li>', separator: '\\n' }, '1\n2'],
    // CorentinTh/it-tools, issues 1090, 702, 385, 1481 and 1302
    ['a;b|c,d', { splitOn: 'regex', splitText: '[;|,]' }, 'a, b, c, d'],
    ['- a\n- b\nc', { removePrefix: '-' }, 'a, b, c'],
    ["O'Neil\n42\nb", { style: 'sql' }, "('O''Neil', 42, 'b')"],
    ['say "hi"\na,b', { style: 'csv' }, '"say ""hi""","a,b"'],
    ['a\nb', { onePerLine: true }, 'a,\nb'],
    ['a\nb', { onePerLine: true, listPrefix: '[', listSuffix: ']' }, '[\na,\nb\n]'],
  ])('writes %j with %j as %j', (list, options, text) => {
    expect(textOf(list, options)).toBe(text);
  });

  test.each<readonly [string, Options, string]>([
    ['a\rb\r\nc', {}, 'a, b, c'],
    ['a,b\nc', { splitOn: 'comma' }, 'a, b\nc'],
    ['a\r\nb,c', { splitOn: 'comma', style: 'json' }, String.raw`["a\nb","c"]`],
    ['a\r\nb;;c', { splitOn: 'custom', splitText: ';;', style: 'json' }, String.raw`["a\r\nb","c"]`],
    ['a;b', { splitOn: 'semicolon' }, 'a, b'],
    ['a\tb', { splitOn: 'tab' }, 'a, b'],
    ['a  b', { splitOn: 'space' }, 'a, b'],
    ['a|b', { splitOn: 'pipe' }, 'a, b'],
    ['a->b', { splitOn: 'custom', splitText: '->' }, 'a, b'],
    ['a\tb\nc', { splitOn: 'custom', splitText: '\\t' }, 'a, b\nc'],
    ['a\\b', { splitOn: 'custom', splitText: '\\\\' }, 'a, b'],
    ['a1b22c', { splitOn: 'regex', splitText: String.raw`(?<first>\d)(x)?\d?` }, 'a, b, c'],
    ['😀x', { splitOn: 'regex', splitText: '(?:)' }, '😀, x'],
  ])('splits %j with %j into %j', (list, options, text) => {
    expect(textOf(list, options)).toBe(text);
  });

  test.each<readonly [string, Options, string]>([
    [' a \n\nb', { trimItems: false, separator: '|' }, ' a |b'],
    [' a \n\nb', { dropEmpty: false, separator: '|' }, 'a||b'],
    ['"a "\n"', { removePrefix: '"', removeSuffix: '"', separator: '|' }, 'a|'],
    ['"a "', { removePrefix: '"', removeSuffix: '"', trimItems: false }, 'a '],
    ['aaa', { removePrefix: 'a', removeSuffix: 'a' }, 'a'],
    ['Ab\ncD', { letterCase: 'lower' }, 'ab, cd'],
    ['Ab\ncD', { letterCase: 'upper' }, 'AB, CD'],
    ['Ab\nab\nAB', { removeDuplicates: true }, 'Ab, ab, AB'],
    ['Ab\nab\nAB', { removeDuplicates: true, ignoreCase: true }, 'Ab'],
    ['Ab\nab', { removeDuplicates: true, letterCase: 'upper' }, 'AB'],
    ['xa\na', { removeDuplicates: true, removePrefix: 'x' }, 'a'],
  ])('cleans %j with %j to %j', (list, options, text) => {
    expect(textOf(list, options)).toBe(text);
  });

  test.each<readonly [string, Options, string]>([
    ['b\nB\na\nA', { order: 'ascending' }, 'a, A, b, B'],
    ['b\nB\nA\na', { order: 'ascending', ignoreCase: true }, 'A, a, b, B'],
    ['b\nB\nA\na', { order: 'descending', ignoreCase: true }, 'b, B, A, a'],
    ['1\n20\n3', { order: 'descending' }, '3, 20, 1'],
    ['zoo\nélan\neland', { order: 'ascending' }, 'élan, eland, zoo'],
    ['file10\nfile2\n10\n-3\n2.5', { order: 'numbersAscending' }, '-3, 2.5, 10, file2, file10'],
    ['file10\nfile2\n10\n-3\n2.5', { order: 'numbersDescending' }, 'file10, file2, 10, 2.5, -3'],
    // GNU sort -V
    ['v1.10\nv1.2\nv1.9', { order: 'naturalAscending' }, 'v1.2, v1.9, v1.10'],
    ['1.10\n1.2\n1.9.1', { order: 'naturalAscending' }, '1.2, 1.9.1, 1.10'],
    ['1.10\n1.2\n1.9.1', { order: 'naturalDescending' }, '1.10, 1.9.1, 1.2'],
    ['1e3\n.5\n+7\n0.10', { order: 'numbersAscending' }, '0.10, .5, +7, 1e3'],
    ['9007199254740993\n9007199254740992', { order: 'numbersAscending' }, '9007199254740992, 9007199254740993'],
    ['2e999\n-1\n1e999', { order: 'numbersAscending' }, '-1, 1e999, 2e999'],
    ['ccc\nbb\n😀\naa', { order: 'shortest' }, '😀, bb, aa, ccc'],
    ['😀\nccc\nbb\naa', { order: 'longest' }, 'ccc, bb, aa, 😀'],
    ['b\na\nc', { order: 'reversed' }, 'c, a, b'],
  ])('orders %j with %j as %j', (list, options, text) => {
    expect(textOf(list, options)).toBe(text);
  });

  test.each<readonly [OutputStyle, string]>([
    ['plain', 'a&b, <i>, -1.5, 007'],
    ['sql', "('a&b', '<i>', -1.5, '007')"],
    ['json', '["a&b","<i>","-1.5","007"]'],
    ['csv', 'a&b,<i>,-1.5,007'],
    ['html', '<ul>\n  <li>a&amp;b</li>\n  <li>&lt;i&gt;</li>\n  <li>-1.5</li>\n  <li>007</li>\n</ul>'],
    ['markdown', '- a&b\n- <i>\n- -1.5\n- 007'],
    ['numbered', '1. a&b\n2. <i>\n3. -1.5\n4. 007'],
  ])('writes the style %s', (style, text) => {
    expect(textOf('a&b\n<i>\n-1.5\n007', { style, itemPrefix: style === 'plain' ? '' : 'ignored' })).toBe(text);
  });

  test('resolves line breaks and tabs in all texts around the items', () => {
    const around = { separator: '\\t', itemPrefix: '\\n', itemSuffix: '\\\\', listPrefix: '<\\t', listSuffix: '\\n>' };
    expect(textOf('a\nb', around)).toBe('<\t\na\\\t\nb\\\n>');
  });

  test('counts input items, output items and removed duplicates', () => {
    expect(convert('a\n\n a\nb\n', { removeDuplicates: true })).toEqual(
      ok({ text: 'a, b', itemsIn: 3, itemsOut: 2, duplicatesRemoved: 1 }),
    );
    expect(convert('a\n\n a\nb\n')).toMatchObject({ value: { itemsIn: 3, itemsOut: 3, duplicatesRemoved: 0 } });
    expect(convert(' \n', { style: 'html' })).toEqual(ok({ text: '<ul>\n</ul>', itemsIn: 0, itemsOut: 0, duplicatesRemoved: 0 }));
  });

  test.each<readonly [Options, ReturnType<typeof fail>]>([
    [{ splitOn: 'custom' }, fail('noSplitText', { field: 'splitText' })],
    [{ splitOn: 'regex' }, fail('noSplitText', { field: 'splitText' })],
    [
      { splitOn: 'regex', splitText: '(' },
      fail('invalidRegex', { field: 'splitText', at: 1, values: { position: 2, fault: 'unterminatedGroup' } }),
    ],
    [
      { splitOn: 'regex', splitText: '\\-' },
      fail('invalidRegex', { field: 'splitText', at: 1, values: { position: 2, fault: 'invalidEscape' } }),
    ],
    [
      { splitOn: 'regex', splitText: '[\\w-a]' },
      fail('invalidRegex', { field: 'splitText', at: 5, values: { position: 6, fault: 'classAsRangeEnd' } }),
    ],
  ])('refuses %j', (options, failure) => {
    expect(convert('a', options)).toEqual(failure);
    expect(checkSplit({ ...defaults, ...options })).toEqual(failure);
  });

  test('refuses a result too long for browsers', () => {
    expect(convert('a\n'.repeat(501), { itemPrefix: 'x'.repeat(1_000_000) })).toEqual(fail('resultTooLong', { field: 'list' }));
  });

  test('keeps all items', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(itemsOf(items)).toEqual(items);
      }),
    );
  });

  test('keeps the first of equal items', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(itemsOf(items, { removeDuplicates: true })).toEqual([...new Set(items)]);
      }),
    );
  });

  test('sorts like the collator, although it rarely calls it', () => {
    fc.assert(
      fc.property(anyItems, fc.boolean(), (items, ignoreCase) => {
        const { compare } = new Intl.Collator('en', { sensitivity: ignoreCase ? 'accent' : 'variant' });
        expect(itemsOf(items, { order: 'ascending', ignoreCase })).toEqual(items.toSorted(compare));
        expect(itemsOf(items, { order: 'descending', ignoreCase })).toEqual(items.toSorted((first, second) => compare(second, first)));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('sorts items that are not numbers in natural order', () => {
    const names = fc.array(
      anyItem.map((item) => `f${item}`).filter((item) => !item.includes('\u{0}')),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(names, fc.boolean(), (items, ignoreCase) => {
        const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: ignoreCase ? 'accent' : 'variant' });
        expect(itemsOf(items, { order: 'numbersAscending', ignoreCase })).toEqual(items.toSorted(compare));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('sorts numbers by value', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (numbers) => {
        expect(itemsOf(numbers.map(String), { order: 'numbersAscending' }).map(Number)).toEqual(
          numbers.toSorted((one, other) => one - other),
        );
      }),
    );
  });

  test('shuffles without losing items, and can produce every order', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(itemsOf(items, { order: 'shuffled' }).toSorted()).toEqual(items.toSorted());
      }),
    );
    const seen = new Set(Array.from({ length: 500 }, () => textOf('a\nb\nc', { order: 'shuffled' })));
    expect(seen.size).toBe(6);
  });
});
