import { expect, test } from 'vitest';
import { ACRONYM_END } from './acronym-end.ts';

test.each([
  ['XMLHttp', 'XML Http'],
  ['IDs', 'IDs'],
  ['APIs', 'APIs'],
  ['IDsOf', 'IDsOf'],
  ['URLIsValid', 'URL IsValid'],
  ['JSONAsText', 'JSON AsText'],
  ['APISection', 'API Section'],
  ['ΑΒΓδ', 'ΑΒ Γδ'],
  ['Ids', 'Ids'],
])('%s is split into %s', (text, parted) => {
  expect(text.split(RegExp(ACRONYM_END, 'u')).join(' ')).toBe(parted);
});
