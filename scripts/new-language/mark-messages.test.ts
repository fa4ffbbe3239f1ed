import { expect, test } from 'vitest';
import { markMarkdown } from './mark-markdown.ts';
import { markMessages } from './mark-messages.ts';

const english = {
  listing: { name: 'Hash text' },
  found_one: '{{count}} hash',
  found_other: '{{count}} <b>hashes</b> of “$t(fields.text.label)”',
  none: 'None',
};

test.each([
  ['zh', ['found_other']],
  ['ru', ['found_one', 'found_few', 'found_many', 'found_other']],
  ['ar', ['found_zero', 'found_one', 'found_two', 'found_few', 'found_many', 'found_other']],
])('messages in %s have the plural forms of the language for texts with plurals in English', (language, forms) => {
  expect(Object.keys(markMessages(english, language))).toEqual(['listing', ...forms, 'none']);
});

test('wraps each English text in marks, including placeholders and markup', () => {
  expect(markMessages(english, 'pl')).toEqual({
    listing: { name: '⟦Hash text⟧' },
    found_one: '⟦{{count}} hash⟧',
    found_few: '⟦{{count}} <b>hashes</b> of “$t(fields.text.label)”⟧',
    found_many: '⟦{{count}} <b>hashes</b> of “$t(fields.text.label)”⟧',
    found_other: '⟦{{count}} <b>hashes</b> of “$t(fields.text.label)”⟧',
    none: '⟦None⟧',
  });
});

test.each([
  ['## What it is', '## ⟦What it is⟧'],
  ['- **Free.** See [it]({{link}}).\n\nMore.', '- ⟦**Free.** See [it]({{link}}).⟧\n\n⟦More.⟧'],
  ['**Bold** begins no list.', '⟦**Bold** begins no list.⟧'],
])('marks only the translatable parts of Markdown: %j', (markdown, marked) => expect(markMarkdown(markdown)).toBe(marked));
