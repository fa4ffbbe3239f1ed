import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { decodeUtf8 } from '#pure/bytes/utf8.ts';
import { runs } from '#test/support/runs.ts';
import { encodingRules } from './encoding-rule.ts';
import { declaration } from './declare.ts';
import { decode as decodeText, encode as encodeText } from './run.ts';

const { options } = declaration;

type Options = Partial<ValuesOf<typeof options>>;

const encode = (text: string, chosen: Options = {}) => encodeText({ text, ...initialValues(options), ...chosen });
const decode = (encoded: string, chosen: Options = {}) => decodeText({ encoded, ...initialValues(options), ...chosen });

const wellFormedText = fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.toWellFormed());
/** Texts with characters that the rules treat specially. */
const urlText = fc
  .array(fc.constantFrom('%', '%41', '%zz', '%e9', '+', ' ', '\r\n', '\n', '\r', 'é', '💯', 'a', '/', "'", '*', '~', '\ufeff'), {
    minLength: 1,
  })
  .map((parts) => parts.join(''));

describe('encode', () => {
  test.each([
    ['Hello world :)', {}, 'Hello%20world%20%3A)', 'the older it-tools'],
    ['Hello world :)', { rule: 'strict' }, 'Hello%20world%20%3A%29', 'Python: quote(text, safe="")'],
    [";,/?:@&=+$#-_.!~*'()", {}, "%3B%2C%2F%3F%3A%40%26%3D%2B%24%23-_.!~*'()", 'MDN, encodeURIComponent'],
    [";,/?:@&=+$#-_.!~*'()", { rule: 'strict' }, '%3B%2C%2F%3F%3A%40%26%3D%2B%24%23-_.%21~%2A%27%28%29', 'RFC 3986, section 2.3'],
    [";,/?:@&=+$#-_.!~*'()[]", { rule: 'wholeUrl' }, ";,/?:@&=+$#-_.!~*'()[]", 'MDN, encodeURI; RFC 3986, section 2.2'],
    [
      'https://例え.jp/a b?q=é&r=100%&s=%20#[x]',
      { rule: 'wholeUrl' },
      'https://%E4%BE%8B%E3%81%88.jp/a%20b?q=%C3%A9&r=100%25&s=%20#[x]',
      'computed with Python',
    ],
    ['%e9 %2 %g0 %', { rule: 'wholeUrl' }, '%e9%20%252%20%25g0%20%25', 'RFC 3986, section 2.1'],
    ['%41', {}, '%2541', 'MDN, encodeURIComponent'],
    ['a b+c&d=é*~', { rule: 'form' }, 'a+b%2Bc%26d%3D%C3%A9*%7E', 'URLSearchParams of Node'],
    ['£ and € rates', { rule: 'header' }, "UTF-8''%C2%A3%20and%20%E2%82%AC%20rates", 'RFC 8187, section 3.2.2'],
    ["a*b'c(d)%", { rule: 'header' }, "UTF-8''a%2Ab%27c%28d%29%25", 'RFC 8187, section 3.2.1'],
    ['!#$&+-.^_|~`', { rule: 'header' }, "UTF-8''!#$&+-.^_|~`", 'RFC 8187, section 3.2.1'],
    ['"<>\\^`{|}\u007f\u0000', {}, '%22%3C%3E%5C%5E%60%7B%7C%7D%7F%00', 'URL Standard, component percent-encode set'],
    ['a b\r\nc d\n\ne\rf', { byLine: true }, 'a%20b\r\nc%20d\n\ne%0Df', 'the section of the tool'],
    ['é\n\nü', { rule: 'header', byLine: true }, "UTF-8''%C3%A9\n\nUTF-8''%C3%BC", 'the section of the tool'],
    ['é\nü', { rule: 'header' }, "UTF-8''%C3%A9%0A%C3%BC", 'the section of the tool'],
    ['a\r\nb', {}, 'a%0D%0Ab', 'MDN, encodeURIComponent'],
  ] as const)('encodes %j with %j as %s (%s)', (text, chosen, encoded, _source) => {
    expect(encode(text, chosen)).toEqual(ok(encoded));
  });

  test.each([
    ['ab\ud800', 3, 2],
    ['\udc00ab', 1, 0],
    ['💯\ud83d!', 2, 2],
  ])('refuses %j: character %i is a lone surrogate', (text, position, at) => {
    expect(encode(text)).toEqual(fail('halfAPair', { at, values: { position } }));
  });

  test('returns nothing for empty input', () => {
    expect([encode(''), decode('')]).toEqual([ok(null), ok(null)]);
  });

  test('refuses more than 50 MB', () => {
    expect(encode('x'.repeat(50_000_001))).toEqual(fail('textTooLong'));
  });

  test('matches URLSearchParams for a form', () => {
    fc.assert(
      fc.property(wellFormedText, (text) => {
        expect(encode(text, { rule: 'form' })).toEqual(ok(new URLSearchParams({ '': text }).toString().slice(1)));
      }),
    );
  });

  test('is reversed by decoding with any rule, except for the escapes that a whole URL keeps', () => {
    fc.assert(
      fc.property(fc.oneof(wellFormedText, urlText), fc.constantFrom(...encodingRules), fc.boolean(), (text, rule, byLine) => {
        fc.pre(rule !== 'wholeUrl' || !text.includes('%'));
        fc.pre(rule !== 'header' || !byLine);
        fc.pre(rule === 'header' || !/^(utf-8|iso-8859-1)'/i.test(text));
        const encoded = encode(text, { rule, byLine });
        expect(encoded.ok && decode(encoded.value ?? '', { plusMeansSpace: rule === 'form' })).toEqual(
          ok({ decoded: text, passes: expect.stringMatching(/^[01]$/) }),
        );
      }),
    );
  });

  test('does not change a whole URL that is already encoded', () => {
    fc.assert(
      fc.property(fc.oneof(wellFormedText, urlText), (text) => {
        const once = encode(text, { rule: 'wholeUrl' });
        expect(once.ok && encode(once.value ?? '', { rule: 'wholeUrl' })).toEqual(once);
      }),
    );
  });

  test('encodes several lines like each line separately', () => {
    fc.assert(
      fc.property(fc.array(urlText, { minLength: 1 }), fc.constantFrom(...encodingRules), (texts, rule) => {
        const lines = texts.map((text) => text.replaceAll(/[\r\n]/g, '_'));
        const encoded = lines.map((line) => encode(line, { rule }));
        expect(encode(lines.join('\n'), { rule, byLine: true })).toEqual(ok(encoded.map((line) => line.ok && line.value).join('\n')));
      }),
    );
  });
});

describe('decode', () => {
  test.each([
    ['Hello%20world%20%3A)', {}, 'Hello world :)', 'the older it-tools'],
    ['A %C3%80 %E3%82%A2', {}, 'A À ア', 'RFC 3986, section 2.5'],
    ['%f0%9f%92%af', {}, '💯', 'Unicode 16, table 3-6'],
    ['%EF%BB%BFa', {}, '\ufeffa', 'Unicode 16, section 23.8: here it is a character'],
    ['e%CC%81', {}, 'e\u0301', 'no normalization'],
    ['a+b%2Bc', {}, 'a+b+c', 'RFC 3986'],
    ['a+b%2Bc', { plusMeansSpace: true }, 'a b+c', 'URL Standard, section 5.1'],
    ["UTF-8''%C2%A3%20and%20%E2%82%AC%20rates", {}, '£ and € rates', 'RFC 8187, section 3.2.2'],
    ["iso-8859-1'en'%A3%20rates", {}, '£ rates', 'RFC 5987, section 3.2.2'],
    ["ISO-8859-1''%80%FF", {}, '\u0080ÿ', 'ISO/IEC 8859-1'],
    ["utf-8'de-AT'%C3%A9", {}, 'é', 'RFC 8187, section 3.2.1'],
    ["a UTF-8''%C3%A9", {}, "a UTF-8''é", 'not at the start'],
    ['100% %zz %4', { keepMalformed: true }, '100% %zz %4', 'the section of the tool'],
    ['%E2%82%41%FF%C3%A9', { keepMalformed: true }, '%E2%82A%FFé', 'Unicode 16, table 3-8'],
    ['%2541', {}, '%41', 'once'],
    ['\ud800%41', {}, '\ud800A', 'the section of the tool'],
  ] as const)('decodes %j with %j as %j (%s)', (encoded, chosen, text, _source) => {
    expect(decode(encoded, chosen)).toEqual(ok({ decoded: text, passes: encoded === text ? '0' : '1' }));
  });

  test.each([
    ['a%252520b', 'a b', 3],
    ['a b', 'a b', 0],
    ['%2525', '%', 2],
    ['100%25', '100%', 1],
    ['%25zz%20', '%zz ', 1],
    ['%25FF', '%FF', 1],
    [`%${'25'.repeat(11)}41`, '%2541', 10],
  ])('decodes %j repeatedly as %j, in %i passes', (encoded, text, passes) => {
    expect(decode(encoded, { repeatedly: true })).toEqual(ok({ decoded: text, passes: String(passes) }));
  });

  test.each([
    ['abc%zz', 'malformedEscape', 3, { position: 4, escape: '%zz' }],
    ['a%uD83Db', 'malformedEscape', 1, { position: 2, escape: '%uD' }], // half of a surrogate pair
    ['a%u20', 'malformedEscape', 1, { position: 2, escape: '%u2' }],
    ['💯%4', 'malformedEscape', 2, { position: 2, escape: '%4' }],
    ['100%', 'malformedEscape', 3, { position: 4, escape: '%' }],
    ['%💯💯💯', 'malformedEscape', 0, { position: 1, escape: '%💯💯' }],
    ['%%41', 'malformedEscape', 0, { position: 1, escape: '%%4' }],
    ['%FF', 'notUtf8', 0, { position: 1, escape: '%FF' }],
    ['a%41%c3%28', 'notUtf8', 4, { position: 5, escape: '%c3' }],
    ['%E2%82', 'notUtf8', 0, { position: 1, escape: '%E2' }],
    ['%C0%AF', 'notUtf8', 0, { position: 1, escape: '%C0' }],
    ['%ED%A0%80', 'notUtf8', 0, { position: 1, escape: '%ED' }],
    ['%F4%90%80%80', 'notUtf8', 0, { position: 1, escape: '%F4' }],
    ['%FF%zz', 'notUtf8', 0, { position: 1, escape: '%FF' }],
    ["UTF-8''%FF", 'notUtf8', 7, { position: 8, escape: '%FF' }],
  ] as const)('refuses %j: %s', (encoded, code, at, values) => {
    const refusal = fail(code, { at, values });
    expect(decode(encoded)).toEqual(refusal);
    expect(decode(encoded, { repeatedly: true })).toEqual(refusal);
  });

  test('accepts the same UTF-8 as TextDecoder', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 6 }), (bytes) => {
        const encoded = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
        const decoded = decode(encoded);
        expect(decoded.ok ? decoded.value?.decoded : undefined).toBe(decodeUtf8(bytes));
      }),
      { numRuns: runs(500) },
    );
  });

  test('decodes any text if malformed escapes are kept', () => {
    fc.assert(
      fc.property(fc.oneof(urlText, fc.string({ unit: 'binary' })), (text) => {
        expect(decode(text, { keepMalformed: true, repeatedly: true })).toMatchObject({ ok: true });
      }),
    );
  });
});
