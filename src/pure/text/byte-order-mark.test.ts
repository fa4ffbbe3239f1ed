import { expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { readOverMark, withoutByteOrderMark } from './byte-order-mark.ts';

test.each([
  ['', ''],
  ['a', 'a'],
  ['\uFEFFa', 'a'],
  ['\uFEFF\uFEFFa', '\uFEFFa'],
  ['a\uFEFF', 'a\uFEFF'],
])('%j without its byte order mark is %j', (text, without) => {
  expect(withoutByteOrderMark(text)).toBe(without);
  expect(readOverMark(text, (read) => ok(read))).toEqual(ok(without));
});

test('adjusts the position of an error to the text with the mark', () => {
  expect(readOverMark('\uFEFFab', () => fail('wrong', { at: 1, values: { column: 2 } }))).toEqual(
    fail('wrong', { at: 2, values: { column: 2 } }),
  );
  expect(readOverMark('ab', () => fail('wrong', { at: 1 }))).toEqual(fail('wrong', { at: 1 }));
  expect(readOverMark('\uFEFFab', () => fail('wrong'))).toEqual(fail('wrong'));
});
