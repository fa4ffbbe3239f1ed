import { describe, expect, test } from 'vitest';
import { isolateIn } from './isolate-value.ts';
import { createTranslator } from './translator.ts';

const messages = {
  errors: { wrong: 'Position {{position}}: $t(reasons.{{fault}}).', tooLong: 'Longer than {{max}}.' },
  reasons: { open: 'a bracket is open', tooMany: 'more than {{max}}' },
  found_one: '{{count}} hit',
  found_few: '{{count}} few hits',
  found_other: '{{count}} hits',
  page: { 'two-words': 'both' },
};
const t = createTranslator('en', messages);

describe('createTranslator', () => {
  test.each([
    ['errors.tooLong', { max: 7 }, 'Longer than 7.'],
    ['errors.wrong', { position: 3, fault: 'open' }, 'Position 3: a bracket is open.'],
    ['errors.wrong', { position: 3, fault: 'tooMany', max: 9 }, 'Position 3: more than 9.'],
    ['page.two-words', {}, 'both'],
    ['found', { count: 1 }, '1 hit'],
    ['found', { count: 0 }, '0 hits'],
    ['found', {}, '{{count}} hits'],
    ['errors.unknown', {}, 'errors.unknown'],
    ['errors', {}, 'errors'],
    ['errors.tooLong', {}, 'Longer than {{max}}.'],
  ])('translates %j with %j: %j', (key, values, text) => {
    expect(t(key, values)).toBe(text);
  });

  test.each([
    ['شيء (1)', 'Longer than \u2068شيء (1)\u2069.'],
    ['a (1)', 'Longer than a (1).'],
    [7, 'Longer than 7.'],
  ])('isolates %j in a sentence of the opposite direction', (max, text) => {
    expect(createTranslator('en', messages, isolateIn('en'))('errors.tooLong', { max })).toBe(text);
  });

  test('uses an unisolated value to look up another message', () => {
    const named = { wrong: '$t(faults.{{fault}})', faults: { خطأ: 'That is wrong.' } };
    expect(createTranslator('en', named, isolateIn('en'))('wrong', { fault: 'خطأ' })).toBe('That is wrong.');
  });

  test('uses the plural form of its language', () => {
    expect(createTranslator('ru', messages)('found', { count: 3 })).toBe('3 few hits');
  });

  test.each(['$t(reasons.open)', '{{position}}', '$&', '$1'])('inserts the value %j literally', (max) => {
    expect(t('errors.tooLong', { max })).toBe(`Longer than ${max}.`);
  });
});
