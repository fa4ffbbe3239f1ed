import { expect, test } from 'vitest';
import { relativeDays } from './relative-days.ts';

test('includes the words of a language and of English', () => {
  expect(new Map(relativeDays('de'))).toEqual(
    new Map([
      ['gestern', -1],
      ['heute', 0],
      ['morgen', 1],
      ['yesterday', -1],
      ['today', 0],
      ['tomorrow', 1],
    ]),
  );
});
