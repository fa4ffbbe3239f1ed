import { expect, test } from 'vitest';
import { moveDay } from './move-day.ts';

test.each([
  ['2026-03-10 15:00 America/New_York', 1, '2026-03-11 15:00 America/New_York'],
  ['2026-03-01T15:00:00Z', -1, '2026-02-28T15:00:00Z'],
  ['2026-12-31', 1, '2027-01-01'],
  ['Tue 3pm PT', 1, undefined],
  ['', 1, undefined],
  ['2026-13-10 15:00', 1, undefined],
  ['9999-12-31', 1, undefined],
  ['1700000000', 1, undefined],
])('%j moved by %d is %j', (meeting, days, moved) => expect(moveDay(meeting, days)).toBe(moved));
