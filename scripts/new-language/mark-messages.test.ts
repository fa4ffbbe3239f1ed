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
])('messages in %s have its plural forms, where English has two', (language, forms) => {
  expect(Object.keys(markMessages(english, language))).toEqual(['listing', ...forms, 'none']);
});

test('each text is the English one between marks, whatever is in it', () => {
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
])('of Markdown the marks are around what is translated: %j', (markdown, marked) => expect(markMarkdown(markdown)).toBe(marked));
