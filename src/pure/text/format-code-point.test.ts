import { expect, test } from 'vitest';
import { formatCodePoint } from './format-code-point.ts';

// The Unicode Standard 16, appendix A.1: at least four hexadecimal digits, and no leading zero beyond them.
test.each([
  [0, 'U+0000'],
  [0x9, 'U+0009'],
  [0x20ac, 'U+20AC'],
  [0x1_f600, 'U+1F600'],
  [0x10_ffff, 'U+10FFFF'],
])('writes %i as %s', (codePoint, written) => {
  expect(formatCodePoint(codePoint)).toBe(written);
});
