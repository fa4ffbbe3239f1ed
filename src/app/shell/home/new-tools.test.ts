import { expect, test } from 'vitest';
import { isNew, newestUntilMs } from './new-tools.ts';

test.each([
  ['2026-11-21', true],
  ['2026-11-08', true],
  ['2026-11-07', false],
  ['2026-11-22', false],
  ['2023-04-10', false],
  ['not-a-date', false],
])('on 2026-11-21 a tool created on %s is new: %j', (createdAt, expected) => {
  expect(isNew({ createdAt: createdAt as `${number}-${number}-${number}` }, '2026-11-21')).toBe(expected);
});

test('a tool without a creation date is not new', () => {
  expect(isNew({}, '2026-11-21')).toBe(false);
});

test('computes when the newest tool is no longer new', () => {
  const tools = [{ createdAt: '2026-11-08' }, {}, { createdAt: '2026-11-10' }] as const;
  const until = new Date(newestUntilMs(tools)).toISOString().slice(0, 10);
  expect([until, isNew(tools[2], until), isNew(tools[2], '2026-11-23')]).toEqual(['2026-11-24', false, true]);
  expect(newestUntilMs([{}])).toBe(0);
});
