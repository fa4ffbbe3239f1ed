import * as fc from 'fast-check';
import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { readJsonTree } from '../json/read-json-tree.ts';
import type { TreeValue } from '../tree/tree-value.ts';
import { readToml } from './read-toml.ts';
import { type TomlLayout, writeToml } from './write-toml.ts';

const treeOf = (json: string): TreeValue => {
  const read = readJsonTree(json);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.document.value;
};

const write = (json: string, layout: Partial<TomlLayout> = {}) => {
  const written = writeToml(treeOf(json), { nullValues: 'leaveOut', topLevelKey: '', sortKeys: false, datesFromStrings: false, ...layout });
  return written.ok ? written.value.text : written.error;
};

const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const listed = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
const tables = (levels: number) => '{"a":['.repeat(levels / 2) + '{}' + ']}'.repeat(levels / 2);

describe('writeToml', () => {
  // Converter.md, "TOML output"; digits beyond the precision of a double are kept.
  test.each([
    ['1.0', '1.0'],
    ['1.10', '1.1'],
    ['1e3', '1000.0'],
    ['-0.0', '-0.0'],
    ['5e-324', '5e-324'],
    ['1e400', '1e400'],
    ['1e-400', '1e-400'],
    ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
    ['3.14159265358979323846', '3.14159265358979323846'],
    ['9007199254740993.0', '9007199254740993.0'],
    ['1.5e300', '1.5e+300'],
    ['Infinity', 'inf'],
    ['-Infinity', '-inf'],
    ['NaN', 'nan'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
  ])('writes the number %s as %s', (number, toml) => {
    expect(write(`{"a":${number}}`)).toBe(`a = ${toml}`);
  });

  test('refuses integers of more than 64 bits, and reports their position', () => {
    const path = '$.a[1].b';
    expect(write('{"a":[0,{"b":9223372036854775808}]}')).toEqual({
      code: 'integerNotInToml',
      values: { integer: '9223372036854775808', path },
    });
    expect(write('{"a":[0,{"b":-9223372036854775809}]}')).toEqual({
      code: 'integerNotInToml',
      values: { integer: '-9223372036854775809', path },
    });
    expect(write('[9223372036854775808]', { topLevelKey: 'x' })).toMatchObject({ values: { path: '$[0]' } });
  });

  test('keeps the order of integer keys, and a key with a special meaning in JavaScript', () => {
    expect(write('{"b":1,"1":{"z":1,"0":2},"0":3,"__proto__":4}')).toBe('b = 1\n0 = 3\n__proto__ = 4\n\n[1]\nz = 1\n0 = 2');
  });

  test.each<[string, readonly string[]]>([
    ['{"a":"\\ud800"}', ['halfSurrogates']],
    ['{"a":[{"b":"\\udc00\\ud800"}, "\\ud800", null]}', ['nullsLeftOut', 'halfSurrogates']],
    ['{"a":"\\ud83d\\ude00", "b":"\\ufffd"}', []],
  ])('for %s reports %j', (json, codes) => {
    const written = writeToml(treeOf(json), { nullValues: 'leaveOut', topLevelKey: '', sortKeys: false, datesFromStrings: false });
    expect(written.ok && written.value.notices.map(({ code }) => code)).toEqual(codes);
  });

  test('replaces lone surrogates in a text, and refuses them in a key', () => {
    expect(write('{"a":"\\ud800x"}')).toBe('a = "\uFFFDx"');
    expect(write('{"a":{"\\ud800x":1}}')).toMatchObject({ code: 'keyNotInToml' });
    expect(write('[1]', { topLevelKey: '\ud800' })).toBe('"\uFFFD" = [ 1 ]');
  });

  test('writes a thousand levels and refuses more', () => {
    for (const levels of [nested, listed, tables]) {
      expect(typeof write(levels(998))).toBe('string');
      expect(write(levels(1002))).toEqual({ code: 'nestedTooDeeply' });
    }
  });

  test('matches the output of smol-toml', () => {
    const values = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(values, (value) => {
        const json = JSON.stringify(value, (_key, member: unknown) => (member === null || typeof member === 'number' ? 'x' : member));
        expect(write(json)).toBe(stringify(JSON.parse(json), { numbersAsFloat: true }).trimEnd());
      }),
    );
  });

  test('preserves values through TOML', () => {
    const number = fc.oneof(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
      fc.stringMatching(/^-?(0|[1-9]\d{0,20})\.\d{1,25}(e[+-]?\d{1,3})?$/),
    );
    fc.assert(
      fc.property(number, (digits) => {
        const written = write(`{"a":${digits}}`);
        const read = readToml(String(written));
        const value = read.ok && read.value.value.kind === 'map' ? read.value.value.entries[0]?.value : undefined;
        const wanted = treeOf(digits);
        expect(value).toMatchObject({ kind: wanted.kind, value: wanted.kind === 'integer' ? wanted.value : Number(digits) });
      }),
    );
  });
});
