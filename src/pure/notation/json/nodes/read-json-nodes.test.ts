import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonNode } from './json-node.ts';
import { readJsonNodes } from './read-json-nodes.ts';
import { compactStyle, writeJsonNodes } from './write-json-nodes.ts';

const read = (text: string, repeated: 'all' | 'last' = 'all') => {
  const result = readJsonNodes(text, { repeated, progress: () => undefined });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const rewritten = (text: string, repeated: 'all' | 'last' = 'all') => writeJsonNodes(read(text, repeated).values, compactStyle);
const noticesOf = (text: string) => read(text).notices;

describe('readJsonNodes', () => {
  test('keeps digits, escapes, order and repeated keys', () => {
    const text = '{"b":[1.0,1E400,-0,17478252242305210114,"\\u0061\\/"],"a":null,"b":{}}';
    expect(rewritten(text)).toEqual({ ok: true, value: text });
  });

  test('keeps the first position and the last value of repeated keys on request', () => {
    expect(rewritten('{"a":1,"b":2,"\\u0061":3}', 'last')).toEqual({ ok: true, value: '{"\\u0061":3,"b":2}' });
    const many = Array.from({ length: 30 }, (_, index) => `"${index % 10}":${index}`).join();
    const last = Array.from({ length: 10 }, (_, index) => `"${index}":${index + 20}`).join();
    expect(rewritten(`{${many}}`, 'last')).toEqual({ ok: true, value: `{${last}}` });
  });

  // JSON5 1.0.0, sections 3 and 7: the line terminators of ECMAScript 5.1, section 7.3.
  test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('ends a line comment at %j', (end) => {
    expect(rewritten(`[1, // "x" 2]${end}3] // 4${end}// 5`)).toEqual({ ok: true, value: '[1,3]' });
    expect(rewritten(`// x${end}2 /* y${end}3 */`)).toEqual({ ok: true, value: '2' });
  });

  test.each(['\v', '\f', '\u0085', '\u00a0'])('continues a line comment after %j', (space) => {
    expect(rewritten(`1 // x${space}y`)).toEqual({ ok: true, value: '1' });
  });

  test('converts JSON5 syntax to JSON', () => {
    expect(rewritten("{a:'it\\'s', \"\\x41\": +0x10, /* c */ $: [.5, 5., Infinity,], 'q\"': '\\\n'}")).toEqual({
      ok: true,
      value: '{"a":"it\'s","A":16,"$":[0.5,5.0,null],"q\\"":""}',
    });
  });

  test('distinguishes a number unknown to JSON from null', () => {
    expect(read('[-Infinity, +NaN, null]').values).toEqual<JsonNode[]>([
      {
        kind: 'array',
        items: [
          { kind: 'nonFinite', text: '-Infinity' },
          { kind: 'nonFinite', text: 'NaN' },
          { kind: 'null', text: 'null' },
        ],
      },
    ]);
  });

  test.each([
    ['{"a":1,\n "a":2}', [{ code: 'duplicateKeyAt', values: { key: 'a', line: 2, column: 2 } }]],
    ['\uFEFF{"a":1,"a":2}', [{ code: 'duplicateKeyAt', values: { key: 'a', line: 1, column: 8 } }]],
    ['[] // one\n/* two */', [{ code: 'commentsRemoved', values: { count: 2 } }]],
    ['[NaN, NaN]', [{ code: 'nonFinite', values: {} }]],
    [
      '1\n\n{"a":1,"a":2} // c\n3',
      [
        { code: 'jsonLines', values: { count: 3 } },
        { code: 'commentsRemoved', values: { count: 1 } },
        { code: 'duplicateKeyAt', values: { key: 'a', line: 3, column: 8 } },
      ],
    ],
    ['{}', []],
  ])('reports information about %j that its values do not show', (text, notices) => {
    expect(noticesOf(text)).toEqual(notices);
  });

  test('counts repeated keys beyond the first twenty', () => {
    expect(noticesOf(`{${Array.from({ length: 25 }, () => '"a":1').join()}}`).slice(19)).toEqual([
      { code: 'duplicateKeyAt', values: { key: 'a', line: 1, column: 122 } },
      { code: 'more', values: { count: 4 } },
    ]);
  });

  test('reads the values of any output of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const result = rewritten(text);
        expect(result.ok && JSON.parse(result.value)).toEqual(JSON.parse(text));
      }),
    );
  });
});
