import { expect, test } from 'vitest';
import { originOf } from './site-origin.ts';

test.each([
  ['', '/tools/', ''],
  ['https://example.org', '/', 'https://example.org'],
  ['https://example.org/', '/', 'https://example.org'],
  ['https://example.org', '/tools/', 'https://example.org'],
  ['https://example.org/tools/', '/tools/', 'https://example.org'],
  ['https://example.org/tools', '/tools/', 'https://example.org'],
  ['https://example.org/a/tools', '/tools/', 'https://example.org/a'],
  ['http://tools', '/tools/', 'http://tools'],
  ['http://tools/tools/', '/tools/', 'http://tools'],
])('a site with the address %s and the base path %s has the origin “%s”', (siteUrl, baseUrl, origin) =>
  expect(originOf(siteUrl, baseUrl)).toBe(origin),
);
