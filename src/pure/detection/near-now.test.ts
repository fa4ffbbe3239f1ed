import { expect, test } from 'vitest';
import { isNearNow } from './near-now.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  { time: '1996-11-22T12:00:00Z', isNear: true, fact: 'thirty years before is near' },
  { time: '1996-11-22T11:59:59Z', isNear: false, fact: 'earlier is far' },
  { time: '2046-11-22T12:00:00Z', isNear: true, fact: 'twenty years after is near' },
  { time: '2046-11-22T12:00:01Z', isNear: false, fact: 'later is far' },
])('$fact', ({ time, isNear }) => expect(isNearNow(Date.parse(time), now)).toBe(isNear));
