import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#core/languages.ts';
import { fillIn } from './about-text.ts';

test('links and other values are filled in', () => {
  expect(fillIn('See the [source]({{repository}}), version {{version}}.', { repository: 'https://example.org/x', version: '1.2.3' })).toBe(
    'See the [source](https://example.org/x), version 1.2.3.',
  );
});

test('a link that the configuration leaves empty is only its text', () => {
  expect(fillIn('See the [source]({{repository}}).', { repository: '' })).toBe('See the source.');
});

const placeholders = (language: string): readonly string[] =>
  (readFileSync(`src/i18n/about/${language}.md`, 'utf8').match(/\{\{\w+\}\}/g) ?? []).toSorted();

test.each(languages.filter((language) => existsSync(`src/i18n/about/${language}.md`)))(
  'the text in %s has the links of the English one',
  (language) => {
    expect(placeholders('en')).toEqual(['{{report}}', '{{repository}}', '{{version}}']);
    expect(placeholders(language)).toEqual(placeholders('en'));
  },
);
