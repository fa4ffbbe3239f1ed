import { expect, test } from 'vitest';
import { fillMessages } from './fill.ts';

const english = {
  shared: 'json',
  listing: { name: 'Repeat text', short: 'Repeat a text.' },
  found_one: '{{count}} line',
  found_other: '{{count}} lines',
  errors: { tooLong: 'Too long.' },
};

test('keeps translations, adds missing texts in English between marks, and drops keys that English does not have', () => {
  const german = { errors: { old: 'Alt.' }, listing: { name: 'Text wiederholen' }, found_one: '{{count}} Zeile' };
  expect(fillMessages(english, german, 'de')).toEqual({
    listing: { name: 'Text wiederholen', short: '⟦Repeat a text.⟧' },
    found_one: '{{count}} Zeile',
    found_other: '⟦{{count}} lines⟧',
    errors: { tooLong: '⟦Too long.⟧' },
  });
});

test('follows English in texts that are not translated, and has the plural forms of the language', () => {
  expect(Object.entries(fillMessages(english, { listing: { name: '⟦Repeat⟧' } }, 'zh'))).toEqual([
    ['listing', { name: '⟦Repeat text⟧', short: '⟦Repeat a text.⟧' }],
    ['found_other', '⟦{{count}} lines⟧'],
    ['errors', { tooLong: '⟦Too long.⟧' }],
  ]);
});
