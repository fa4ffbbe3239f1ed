import { describe, expect, test } from 'vitest';
import { knownReason } from './known-reason.ts';

const TABLE = [
  ['unexpectedEnd', 'Unexpected end'],
  ['tagOpen', /^Unclosed (?<kind>start|end) tag: (?<name>.+)$/s],
  ['anyTag', /tag/],
] as const;

describe('knownReason', () => {
  test.each([
    ['Unexpected end', { code: 'unexpectedEnd', values: {} }],
    ['Unexpected end.', undefined],
    ['Unclosed end tag: a\nb', { code: 'tagOpen', values: { kind: 'end', name: 'a\nb' } }],
    ['Unclosed empty tag: a', { code: 'anyTag', values: {} }],
    ['', undefined],
  ])('matches the library message %j', (message, reason) => {
    expect(knownReason(TABLE, message)).toEqual(reason);
  });
});
