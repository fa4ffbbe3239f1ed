import { expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import { readLine } from './read-line.ts';

const LAST = (1n << 128n) - 1n;

test.each([
  ['2001:db8::g', fail('notHexadecimal', { values: { character: 'g' } })],
  ['1:2:3:4:5:6:7', fail('wrongGroupCount', { values: { found: 7 } })],
  ['::/129', fail('prefixLengthOutOfRange', { values: { max: 128, found: '129' } })],
  ['::/024', fail('prefixLengthLeadingZero', { values: { number: '024' } })],
  ['::/x', fail('unknownNotation')],
  ['::1/', fail('unknownNotation', { isIncomplete: true })],
  ['[::1]:70000', fail('portOutOfRange', { values: { max: 65_535, found: '70000' } })],
  ['[::1]:0', fail('portOutOfRange', { values: { max: 65_535, found: '0' } })],
  ['[::1]x', fail('unknownNotation')],
  ['xy.1.ip6.arpa', fail('labelNotHexadecimal', { values: { label: 'xy' } })],
  [`${'0.'.repeat(33)}ip6.arpa`, fail('tooManyNibbles', { values: { max: 32, found: 33 } })],
  [String(LAST + 1n), fail('tooLarge', { values: { number: String(LAST + 1n), max: String(LAST) } })],
  [`0x1${'0'.repeat(32)}`, fail('tooLarge', { values: { number: `0x1${'0'.repeat(32)}`, max: String(LAST) } })],
  ['~~~~~~~~~~~~~~~~~~~~', fail('tooLarge', { values: { number: '~'.repeat(20), max: String(LAST) } })],
  ['00:0a:95:9d:68:16 2001:db8::/65', fail('prefixTooLong', { values: { max: 64, found: 65 } })],
  ['00:0a:95:9d:68:16 2001:db8::1', fail('prefixTooLong', { values: { max: 64, found: 128 } })],
  ['192.0.2', fail('wrongNumberCount', { values: { found: 3 } })],
  ['192.0.2.256', fail('above255', { values: { number: '256' } })],
  ['192.0.2.0/24', fail('unknownNotation')],
  ['hello', fail('unknownNotation')],
  ['a:b', fail('unknownNotation')],
])('refuses %s', (line, refusal) => {
  expect(readLine(line)).toEqual(refusal);
});
