import { expect, test } from 'vitest';
import { isOverInputLimit } from './input-limit.ts';

test.each([
  ['a'.repeat(50_000_000), false],
  ['a'.repeat(50_000_001), true],
  ['é'.repeat(25_000_000), false],
  [`${'é'.repeat(25_000_000)}a`, true],
  ['€'.repeat(16_666_667), true],
  ['', false],
])('counts 50,000,000 bytes of UTF-8 (%#)', (text, isOver) => {
  expect(isOverInputLimit(text)).toBe(isOver);
});
