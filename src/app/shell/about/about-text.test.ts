import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#core/languages.ts';
import { fillIn } from './about-text.ts';

test('fills in links and other values', () => {
  expect(fillIn('See the [source]({{repository}}), version {{version}}.', { repository: 'https://example.org/x', version: '1.2.3' })).toBe(
    'See the [source](https://example.org/x), version 1.2.3.',
  );
});

test('shows only the text of a link without a configured address', () => {
  expect(fillIn('See the [source]({{repository}}).', { repository: '' })).toBe('See the source.');
});

const placeholders = (language: string): readonly string[] =>
  (readFileSync(`src/i18n/about/${language}.md`, 'utf8').match(/\{\{\w+\}\}/g) ?? []).toSorted();

test.each(languages.filter((language) => existsSync(`src/i18n/about/${language}.md`)))(
  'the text in %s has the placeholders of the English one',
  (language) => {
    expect(placeholders('en')).toEqual(['{{report}}', '{{repository}}', '{{version}}']);
    expect(placeholders(language)).toEqual(placeholders('en'));
  },
);
