import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { isImageAddress, isLinkAddress, readImageAddress, readLinkAddress } from './addresses.ts';

describe('isLinkAddress', () => {
  test.each([
    'https://example.org/?a=1#b',
    'http://example.org',
    'HTTP://EXAMPLE.ORG',
    'mailto:a@example.org',
    'tel:+4912345',
    '/path',
    'page.html',
    '?query',
    '#fragment',
    '//example.org/path',
    './a:b',
    '',
  ])('allows %j', (address) => expect(isLinkAddress(address)).toBe(true));

  // OWASP, “XSS Filter Evasion Cheat Sheet”: white space and control characters that browsers drop.
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'ftp://example.org',
    'http://',
  ])('refuses %j', (address) => {
    expect(isLinkAddress(address)).toBe(false);
    expect(readLinkAddress(address)).toEqual(fail('linkNotAllowed'));
  });

  test('trims white space around an address', () => {
    expect(readLinkAddress('  https://example.org \n')).toEqual(ok('https://example.org'));
  });
});

describe('isImageAddress', () => {
  test.each(['https://example.org/a.png', 'a.png', 'data:image/png;base64,AAAA', 'data:image/svg+xml,%3Csvg/%3E'])('allows %j', (address) =>
    expect(readImageAddress(address)).toEqual(ok(address)),
  );

  test.each(['data:text/html,x', 'data:imagex', 'javascript:alert(1)', 'mailto:a@example.org', 'java\nscript:alert(1)'])(
    'refuses %j',
    (address) => {
      expect(isImageAddress(address)).toBe(false);
      expect(readImageAddress(address)).toEqual(fail('imageNotAllowed'));
    },
  );
});
