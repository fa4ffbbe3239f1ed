import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

test.each([
  ['data.csv', 'text/csv;charset=utf-8'],
  ['qr-code.svg', 'image/svg+xml'],
  ['archive.tar.json', 'application/json'],
  ['PAGE.HTML', 'text/html;charset=utf-8'],
  ['notes.txt', 'text/plain;charset=utf-8'],
  ['constructor', 'text/plain;charset=utf-8'],
  ['', 'text/plain;charset=utf-8'],
])('a text saved as “%s” has the type %s', (fileName, mediaType) => {
  expect(mediaTypeOf(fileName)).toBe(mediaType);
});
