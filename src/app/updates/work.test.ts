import { expect, test } from 'vitest';
import { mayReload } from './work.ts';

test.each([
  ['nothing was typed', { isTyped: false, isAtRisk: false }, false, false, true],
  ['something was typed and the page is seen', { isTyped: true, isAtRisk: false }, false, false, false],
  ['something was typed and the page is hidden', { isTyped: true, isAtRisk: false }, true, false, true],
  ['a secret is filled in', { isTyped: true, isAtRisk: true }, true, false, false],
  ['an operation runs', { isTyped: false, isAtRisk: false }, true, true, false],
])('when %s, the page reloads by itself: %j', (_when, work, isHidden, isHeld, expected) => {
  expect(mayReload(work, isHidden, isHeld)).toBe(expected);
});
