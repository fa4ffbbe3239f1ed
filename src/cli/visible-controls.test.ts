import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { jsonWithoutControls, visibleControls, visibleMessage } from './visible-controls.ts';

test.each([
  ['\x1b]52;c;cHduZWQ=\x07', String.raw`\x1b]52;c;cHduZWQ=\x07`],
  ['\x9b31m\x7f\0', String.raw`\x9b31m\x7f\x00`],
  ['a\tb\nc\r\nd', 'a\tb\nc\r\nd'],
  ['hidden\rshown', String.raw`hidden\x0dshown`],
  ['世界 😀', '世界 😀'],
])('escapes the control characters of %j', (text, visible) => {
  expect(visibleControls(text)).toBe(visible);
});

test('escapes direction overrides in messages only', () => {
  expect(visibleMessage('a\u202eb\u2066c\x1b')).toBe(String.raw`a\u202eb\u2066c\x1b`);
  expect(visibleControls('a\u202eb')).toBe('a\u202eb');
});

test('removes everything that a terminal would interpret and keeps the value of JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(visibleMessage(text).replaceAll('\r\n', '')).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      const json = jsonWithoutControls({ text });
      expect(JSON.parse(json)).toEqual({ text });
      expect(visibleControls(json)).toBe(json);
    }),
    { numRuns: runs(100) },
  );
});
