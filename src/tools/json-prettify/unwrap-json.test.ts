import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { unwrapJson } from './unwrap-json.ts';

describe('unwrapJson', () => {
  test.each([
    [")]}'\n[1]", '\n[1]'], // Gerrit REST API, Output Format
    [")]}',\n[1]", '\n[1]'],
    ['for (;;);[1]', '[1]'],
    ['while(1);[1]', '[1]'],
    ['const a = [1];', '[1]'],
    ['window.__DATA__ = [1]', '[1]'],
    ['export default [1];\n', '[1]'],
    ['$ curl -s example.org\n[1]\nme@host:~$ ', '[1]'],
    ['# a comment\n[1]', '[1]'],
    ['HTTP/2 200\r\ncontent-type: application/json\r\n\r\n[1]', '\r\n[1]'],
    ['2026-11-28 10:00:00,123 INFO sent {"a": 1}', '{"a": 1}'],
    ['1 {\n2   "a": 1\n3 }', '{\n  "a": 1\n}'],
    [' 9| [\n10| 1\n11| ]', '[\n1\n]'],
    ['\u001E[1]\n\u001E[2]', '\n[1]\n\n[2]'],
    [String.raw`{\n  \"a\": \"b\\nc\"\n}`, '{\n  "a": "b\\nc"\n}'],
    [String.raw`[\n  "a\nb"\n]`, String.raw`[   "a\nb" ]`],
  ])('unwraps %j', (text, expected) => {
    expect(unwrapJson(text)).toBe(expected);
  });

  test.each([['"a": [1]'], ['[1] tail'], ['2026-11-28'], ['x'], ['1\n2\n3'], ['{"a": "1 = [2];"}']])('keeps %j', (text) => {
    expect(unwrapJson(text)).toBe(text);
  });

  test('keeps every JSON text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(unwrapJson(text)).toBe(text);
      }),
      { numRuns: runs(100) },
    );
  });
});
