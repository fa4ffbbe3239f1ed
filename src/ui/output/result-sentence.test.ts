import { expect, test } from 'vitest';
import { resultSentence } from './result-sentence.ts';

const updated = (labels: string) => `Updated: ${labels}`;

test('returns nothing without results', () => expect(resultSentence([], updated)).toBeUndefined());
test('reads out a single short result', () => expect(resultSentence([['Roman', 'XLII']], updated)).toBe('Roman: XLII'));
test('names a result that is too long to read out', () => expect(resultSentence([['SQL', 'x'.repeat(101)]], updated)).toBe('Updated: SQL'));
test('never contains a secret', () => expect(resultSentence([['Token', undefined]], updated)).toBe('Updated: Token'));

test('names several results, at most four', () => {
  const results = ['MD5', 'SHA1', 'SHA256', 'SHA384', 'SHA512'].map((label) => [label, 'abc'] as const);
  expect(resultSentence(results.slice(0, 2), updated)).toBe('Updated: MD5, SHA1');
  expect(resultSentence(results, updated)).toBe('Updated: MD5, SHA1, SHA256, SHA384, …');
});
