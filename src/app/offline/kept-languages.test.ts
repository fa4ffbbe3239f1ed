import { expect, test } from 'vitest';
import { parseLanguages } from './kept-languages.ts';

test.each([
  [undefined, []],
  ['["de","en","de"]', ['de', 'en']],
  ['["de","klingon",7,null]', ['de']],
  ['{"de":true}', []],
  ['not JSON', []],
])('of %s the languages are %j', (stored, expected) => expect(parseLanguages(stored)).toEqual(expected));
