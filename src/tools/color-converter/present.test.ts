import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { convert } from './run.ts';

test.each([
  ['#767676', { value: 'Text in this color is readable on white and on black', verdict: 'good' }],
  ['navy', { value: 'Text in this color is readable on white, not on black', verdict: undefined }],
  ['gold', { value: 'Text in this color is readable on black, not on white', verdict: undefined }],
  ['#5b5b5b', { value: 'Text in this color is readable on white, and on black only if it is large', verdict: undefined }],
  ['#1ea54c', { value: 'Text in this color is readable on black, and on white only if it is large', verdict: undefined }],
])('describes on which background text in %s is readable', (color, contrast) => {
  const result = convert({ color, commaSyntax: false });
  if (!result.ok || !result.value) throw new Error('There is no color.');
  const presented = presenters.convert(result.value, {}, { t: toolTexts('color-converter', 'en'), language: 'en' });
  expect(presented).toMatchObject({ contrast, onWhite: result.value.onWhite });
});
