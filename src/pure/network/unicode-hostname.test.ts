import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasPunycode, toUnicodeHostname } from './unicode-hostname.ts';

describe('toUnicodeHostname', () => {
  // IANA, root zone database, and RFC 3492, section 7.1 (B and L, in lower case).
  test.each([
    ['xn--r8jz45g.jp', '例え.jp'],
    ['xn--p1ai', 'рф'],
    ['www.xn--fiqs8s', 'www.中国'],
    ['XN--FIQS8S', '中国'],
    ['xn--ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['xn--3B-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
    ['example.org', 'example.org'],
    ['', ''],
  ])('writes %s as %s', (hostname, unicode) => {
    expect(toUnicodeHostname(hostname)).toBe(unicode);
  });

  test.each(['xn--', 'xn--!!!', 'xn--99999999', 'a.xn--\u{1F642}.b'])('leaves invalid Punycode unchanged: %j', (hostname) => {
    expect(toUnicodeHostname(hostname)).toBe(hostname);
  });

  test('restores every name that a URL writes in Punycode', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abc日本語кириллицаåéü'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), (labels) => {
        const name = `${labels.join('.')}.org`.normalize('NFC');
        const { hostname } = new URL(`https://${name}/`);
        expect(toUnicodeHostname(hostname)).toBe(name);
        expect(hasPunycode(hostname)).toBe(/[^\0-\x7f]/.test(name));
      }),
    );
  });
});
