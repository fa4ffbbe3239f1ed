import mimeDb from 'mime-db';
import { expect, test } from 'vitest';
import { usualExtension, usualExtensions } from './usual-extension.ts';

test('every extension is the first one of mime-db', () => {
  expect([...usualExtensions]).toEqual([...usualExtensions.keys()].map((type) => [type, mimeDb[type]?.extensions?.[0]]));
  expect(usualExtensions.size).toBeGreaterThan(300);
});

test.each([
  ['image/png', 'png'],
  ['text/html; charset=utf-8', 'html'],
  [' Image/JPEG ;q=1', 'jpg'],
  ['application/octet-stream', 'bin'],
  ['image/jpg', undefined],
  ['image', undefined],
  ['', undefined],
])('the extension of %j is %s', (type, extension) => {
  expect(usualExtension(type)).toBe(extension);
});
