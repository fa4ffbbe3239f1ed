import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TreeValue } from '../tree/tree-value.ts';
import { readJsonTree } from './read-json-tree.ts';
import { writeJsonTree } from './write-json-tree.ts';

const treeOf = (text: string): TreeValue => {
  const read = readJsonTree(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.document.value;
};
const write = (tree: TreeValue, indent = '', sortKeys = false) => {
  const written = writeJsonTree(tree, { indent, sortKeys });
  return written.ok ? written.value : written.error;
};

const zeros = (names: readonly string[]) => `{${names.map((name) => `${JSON.stringify(name)}:0`).join()}}`;

describe('writeJsonTree', () => {
  test.each(['  ', '    ', '\t'])('formats with the indent %j as JSON.stringify does', (indent) => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(write(treeOf(text), indent)).toMatchObject({ text: JSON.stringify(JSON.parse(text), null, indent), notices: [] });
      }),
    );
  });

  test('writes no white space without an indent, or in empty lists and maps', () => {
    expect(write(treeOf('{"a": [1, {"b": [ ]}, { }]}'))).toMatchObject({ text: '{"a":[1,{"b":[]},{}]}' });
    expect(write(treeOf('{"a": [ ]}'), '  ')).toMatchObject({ text: '{\n  "a": []\n}' });
  });

  // RFC 8785, section 3.2.3.
  test('sorts the keys of every map by UTF-16 code units, and does not sort lists', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
    expect(write(treeOf(zeros(keys)), '', true)).toMatchObject({ text: zeros(sorted) });
    expect(write(treeOf('[2,1,{"b":0,"a":0}]'), '', true)).toMatchObject({ text: '[2,1,{"a":0,"b":0}]' });
  });

  test('writes null for a number unknown to JSON, and reports its position', () => {
    expect(write(treeOf('{"i": Infinity, "a b": [-Infinity, {"n": NaN}]}'))).toEqual({
      text: '{"i":null,"a b":[null,{"n":null}]}',
      notices: [
        { code: 'notInJson', values: { value: 'inf', path: '$.i' } },
        { code: 'notInJson', values: { value: '-inf', path: '$["a b"][0]' } },
        { code: 'notInJson', values: { value: 'nan', path: '$["a b"][1].n' } },
      ],
    });
  });

  test('writes date-times unchanged and binary as Base64 (RFC 4648, section 10)', () => {
    const items: TreeValue[] = [
      { kind: 'dateTime', text: '1979-05-27 07:32:00.999Z' },
      { kind: 'binary', bytes: new TextEncoder().encode('fooba') },
    ];
    expect(write({ kind: 'list', items })).toMatchObject({ text: '["1979-05-27 07:32:00.999Z","Zm9vYmE="]' });
  });

  test('refuses to indent 100,000 levels, and writes them without indent', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(write(treeOf(deep), '  ')).toEqual({ code: 'nestedTooDeeply' });
    expect(write(treeOf(deep))).toMatchObject({ text: deep });
  });

  test('refuses a text longer than the maximum length of a string', () => {
    const shared: TreeValue = { kind: 'text', value: 'x'.repeat(2 ** 20) };
    expect(write({ kind: 'list', items: Array.from({ length: 300 }, () => shared) })).toEqual({ code: 'outputTooLong' });
  });
});
