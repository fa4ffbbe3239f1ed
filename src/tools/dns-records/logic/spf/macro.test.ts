import { expect, test } from 'vitest';
import { expandMacros, isMacroString } from './macro.ts';

// RFC 7208, section 7.4
const values = {
  s: 'strong-bad@email.example.com',
  l: 'strong-bad',
  o: 'email.example.com',
  d: 'email.example.com',
  i: '192.0.2.3',
  p: 'mx.example.org',
  v: 'in-addr',
  h: 'mx.example.org',
} as const;

test.each([
  ['%{s}', 'strong-bad@email.example.com'],
  ['%{o}', 'email.example.com'],
  ['%{d4}', 'email.example.com'],
  ['%{d2}', 'example.com'],
  ['%{d1}', 'com'],
  ['%{dr}', 'com.example.email'],
  ['%{d2r}', 'example.email'],
  ['%{l}', 'strong-bad'],
  ['%{l-}', 'strong.bad'],
  ['%{lr}', 'strong-bad'],
  ['%{lr-}', 'bad.strong'],
  ['%{l1r-}', 'strong'],
  ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
  ['%{lr-}.lp._spf.%{d2}', 'bad.strong.lp._spf.example.com'],
  ['%{ir}.%{v}.%{l1r-}.lp._spf.%{d2}', '3.2.0.192.in-addr.strong.lp._spf.example.com'],
  ['%{d2}.trusted-domains.example.net', 'example.com.trusted-domains.example.net'],
  ['%{S}', 'strong-bad%40email.example.com'],
  ['a%%b%_c%-d', 'a%b c%20d'],
])('expands %s to %s', (text, name) => {
  expect(isMacroString(text)).toBe(true);
  expect(expandMacros(text, values)).toBe(name);
});

test.each(['%', '%{x}', '%{d', '%{c}', '%a', '%{d0}', '%{d-r}'])('refuses %s', (text) => {
  expect(isMacroString(text)).toBe(false);
});

test('drops leading labels of a name that is too long', () => {
  const name = expandMacros(`${'abcdefghi.'.repeat(26)}%{d2}`, values);
  expect(name.length).toBeLessThanOrEqual(253);
  expect(name.endsWith('abcdefghi.example.com')).toBe(true);
});
