import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { timesText } from './times-text.ts';

test.each([
  ['en', 1, 1, 'once'],
  ['en', 0, 0, '0 times'],
  ['en', 2, null, '2 or more times'],
  ['en', 0, 5, 'up to 5 times'],
  ['en', 1, 21, '1 to 21 times'],
  ['ru', 0, 5, 'до 5 раз'],
  ['ru', 0, 21, 'до 21 раза'],
  ['ru', 2, 21, 'от 2 до 21 раза'],
  ['ru', 2, 22, 'от 2 до 22 раз'],
  ['uk', 0, 21, 'до 21 разу'],
  ['uk', 2, 22, 'від 2 до 22 разів'],
  ['pt', 0, 3, 'no máximo 3 vezes'],
] as const)('the repetition in %s from %j to %j is “%s”', (language, min, max, text) => {
  expect(timesText(toolTexts('regex-tester', language), min, max)).toBe(text);
});
