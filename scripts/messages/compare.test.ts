import { describe, expect, test } from 'vitest';
import { compareMessages } from './compare.ts';

const english = { found_one: '{{count}} result', found_other: '{{count}} results', press: 'Press `Enter`' };
const russian = {
  found_one: '{{count}} результат',
  found_few: '{{count}} результата',
  found_many: '{{count}} результатов',
  found_other: '{{count}} результата',
  press: 'Нажмите `Enter`',
};

test('a language with additional plural forms is complete', () => {
  expect(compareMessages(english, russian, 'ru')).toEqual({ missing: [], faults: [], count: { needed: 5, found: 5 } });
});

test('a missing plural form makes the text incomplete', () => {
  const { found_many: _many, ...rest } = russian;
  expect(compareMessages(english, rest, 'ru')).toMatchObject({ missing: ['found'], count: { needed: 5, found: 4 } });
});

describe('translation errors', () => {
  test.each([
    ['a key that English has not', { bye: 'Пока' }, 'is not in the English file'],
    ['a plural form of a text that has none', { press_few: 'Нажмите `Enter`' }, 'is no form'],
    ['a plural form of another language', { found_two: '{{count}} результата' }, 'is no form'],
    ['a placeholder that English has not', { found_few: '{{number}} результата' }, 'has {{number}}'],
    ['a placeholder that is left out', { found_few: 'результата' }, 'lacks {{count}}'],
    ['code that is translated', { press: 'Нажмите `Ввод`' }, 'has other code'],
    ['English', { press: 'Press `Enter`' }, 'as in English'],
    ['nothing at all', { press: '' }, 'is empty'],
  ])('%s', (_what, change, fault) => {
    expect(compareMessages(english, { ...russian, ...change }, 'ru').faults.join('\n')).toContain(fault);
  });

  test('do not include English texts in the English file', () => expect(compareMessages(english, english, 'en').faults).toEqual([]));
});
