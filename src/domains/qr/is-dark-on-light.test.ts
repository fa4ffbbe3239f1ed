import { expect, test } from 'vitest';
import { isDarkOnLight } from './is-dark-on-light.ts';

test.each([
  ['#000000', '#ffffff', true],
  ['#ffffff', '#ffffff', false],
  ['#ffffff', '#000000', false],
  ['#eeeeee', '#000000', false],
  ['#eeeeee', '#ffffff', true],
  // WCAG 2.2: green is brighter than red, which is brighter than blue.
  ['#0000ff', '#ff0000', true],
  ['#00ff00', '#ff0000', false],
  // A foreground without opacity is invisible, and white shows through a background without opacity.
  ['#00000000', '#ffffff', false],
  ['#888888', '#00000000', true],
])('a code of %s on %s is dark on light: %s', (foreground, background, isIt) => {
  expect(isDarkOnLight(foreground, background)).toBe(isIt);
});
