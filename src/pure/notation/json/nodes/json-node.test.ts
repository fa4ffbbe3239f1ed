import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, decodeJsonString, type JsonNode } from './json-node.ts';

describe('decodeJsonString', () => {
  test('reads the output of JSON.stringify', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeJsonString(JSON.stringify(text))).toBe(text);
      }),
    );
  });

  test.each([
    ['"\\u0061\\/"', 'a/'],
    ['"a"', 'a'],
    ['""', ''],
  ])('reads %s', (written, text) => {
    expect(decodeJsonString(written)).toBe(text);
  });
});

test('childrenOf returns elements, member values, and nothing for a scalar', () => {
  const one: JsonNode = { kind: 'number', text: '1' };
  expect(childrenOf({ kind: 'array', items: [one] })).toEqual([one]);
  expect(childrenOf({ kind: 'object', members: [{ name: '"a"', key: 'a', value: one }] })).toEqual([one]);
  expect(childrenOf(one)).toEqual([]);
});
