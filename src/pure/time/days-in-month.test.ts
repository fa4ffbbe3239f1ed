import { expect, test } from 'vitest';
import { daysInMonth } from './days-in-month.ts';

// The rule for leap years: ISO 8601-1:2019, section 4.2.1.
test.each([
  [2026, 1, 31],
  [2026, 2, 28],
  [2024, 2, 29],
  [1900, 2, 28],
  [2000, 2, 29],
  [0, 2, 29],
  [-4, 2, 29],
  [-1, 2, 28],
  [999_996, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])('month %2$i of %1$i has %3$i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});
