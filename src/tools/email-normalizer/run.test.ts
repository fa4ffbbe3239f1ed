import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { ok } from '#core/result.ts';
import { countPackedRows, packedRowAt } from '#pure/transfer/packed-rows.ts';
import { declaration } from './declare.ts';
import { normalize, type NormalizedList } from './run.ts';
import { splitEntries } from './split-entries.ts';

const { inputs, options } = declaration;

type Options = Partial<ValuesOf<typeof options>>;

function normalized(emails: string, chosen: Options = {}): NormalizedList {
  const result = normalize({ emails, ...initialValues(options), ...chosen });
  if (!result.ok || !result.value) throw new Error(`“${emails}” is no list.`);
  return result.value;
}

const changesOf = ({ changes }: NormalizedList) =>
  Array.from({ length: countPackedRows(changes) }, (_, index) => packedRowAt(changes, index));

describe('normalize', () => {
  // The rules of the providers' help pages. The first cases are from validator.js's tests for normalizeEmail.
  test.each([
    ['some.name.midd.leNa.me@gmail.com', 'somenamemiddlename@gmail.com'],
    ['some.name+extension@googleMail.com', 'somename@gmail.com'],
    ['User.Name+tag@gmail.com', 'username@gmail.com'],
    ['some.name+extension@outlook.com', 'some.name@outlook.com'],
    ['some.name+x@hotmail.co.uk', 'some.name@hotmail.co.uk'],
    ['hello+a+b@live.de', 'hello@live.de'],
    ['x.y+z@live.com', 'x.y@live.com'],
    ['a+b@msn.com', 'a@msn.com'],
    ['a+b@passport.com', 'a@passport.com'],
    ['a.b+c@icloud.com', 'a.b@icloud.com'],
    ['a+b@me.com', 'a@me.com'],
    ['a+b@mac.com', 'a@mac.com'],
    ['a-b-c@yahoo.com', 'a-b@yahoo.com'],
    ['a-b@yahoo.com.br', 'a@yahoo.com.br'],
    ['a+b@yahoo.fr', 'a+b@yahoo.fr'],
    ['a-b@ymail.com', 'a@ymail.com'],
    ['a-b@rocketmail.com', 'a@rocketmail.com'],
    ['a-b@myyahoo.com', 'a@myyahoo.com'],
    ['a.b-c_d+e@protonmail.ch', 'abcd@proton.me'],
    ['a_b@pm.me', 'ab@proton.me'],
    ['a.b+c@fastmail.fm', 'a.b@fastmail.fm'],
    ['a.b+c@ya.ru', 'a.b@yandex.ru'],
    ['a@yandex.kz', 'a@yandex.ru'],
    ['a.b+c-d@example.org', 'a.b+c-d@example.org'],
    ['a+b@notgmail.com', 'a+b@notgmail.com'],
    ['a+b@outlook.example.org', 'a+b@outlook.example.org'],
    ['a+b@gmail.com.example', 'a+b@gmail.com.example'],
    ['+tag@gmail.com', '+tag@gmail.com'],
    ['-x@yahoo.com', '-x@yahoo.com'],
    ['-_@proton.me', '-_@proton.me'],
    ['a.+b@outlook.com', 'a@outlook.com'],
  ])('normalizes %s to %s', (address, result) => {
    expect(normalized(address).normalized).toBe(result);
  });

  test.each([
    ['Ann Lee <Ann@Example.COM>', 'ann@example.com'],
    ['"Lee, Ann; x" <ann@x.org>', 'ann@x.org'],
    ['<ann@x.org>', 'ann@x.org'],
    ['< mailto:ann@x.org >', 'ann@x.org'],
    ['MAILTO:ann@x.org?subject=a%20b', 'ann@x.org'],
    ['ann@x.org.', 'ann@x.org'],
    ['\u200bann@x.org\u200e', 'ann@x.org'],
    ['“ann@x.org”', 'ann@x.org'],
    ["'ann@x.org'", 'ann@x.org'],
    ['ann[at]x[dot]org', 'ann@x.org'],
    ['ann＠x．org', 'ann@x.org'],
    ['1. ann@x.org', 'ann@x.org'],
    ['To: Ann <ann@x.org>', 'ann@x.org'],
    ['SMTP:Ann@x.org', 'ann@x.org'],
    ['ann@x.org (Ann)', 'ann@x.org'],
    ['Ann (ann@x.org)', 'ann@x.org'],
    ['[ann@x.org](mailto:ann@x.org)', 'ann@x.org'],
    ['o’neil@x.org', "o'neil@x.org"],
    ['ann@x.org\tbob@x.org | eve@x.org', 'ann@x.org\nbob@x.org\neve@x.org'],
    ['ann@x.org，bob@x.org；eve@x.org、joe@x.org', 'ann@x.org\nbob@x.org\neve@x.org\njoe@x.org'],
    ['ann@Bücher.example', 'ann@xn--bcher-kva.example'],
    ['ann@例え.jp', 'ann@xn--r8jz45g.jp'],
    ['ann@XN--R8JZ45G.jp', 'ann@xn--r8jz45g.jp'],
    ['E\u0301va@x.org', '\u00e9va@x.org'],
    ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
    ["!#$%&'*+/=?^_`{|}~-@x.org", "!#$%&'*+/=?^_`{|}~-@x.org"],
    ['"A b".C"@x.org', ''],
    ['"A,b\\"@;c"@X.org', '"A,b\\"@;c"@x.org'],
    ['ann@[192.0.2.1]', 'ann@[192.0.2.1]'],
    ['ann@[IPv6:2001:DB8::1]', 'ann@[ipv6:2001:db8::1]'],
    ['a@1.2', 'a@1.2'],
    [`${'a'.repeat(64)}@x.org`, `${'a'.repeat(64)}@x.org`],
    [`a@${'b'.repeat(63)}.org`, `a@${'b'.repeat(63)}.org`],
  ])('reads %j', (entry, result) => {
    expect(normalized(entry).normalized).toBe(result);
  });

  // RFC 5321, section 4.5.3.1; RFC 5322, section 3.4.1; RFC 1035, section 2.3.4.
  test.each([
    'foo',
    'a@b',
    '@x.org',
    'a@',
    'a b@x.org',
    '.a@x.org',
    'a.@x.org',
    'a..b@x.org',
    'a@b@x.org',
    'a@-x.org',
    'a@x-.org',
    'a@x..org',
    'a@x.org..',
    'a@x_y.org',
    'a@[192.0.2.256]',
    'a@[192.0.2.1',
    'a@[IPv6:1]',
    'a\u{1F642}@x.org',
    'a@\u{1F642}.org',
    '"a@x.org',
    'a@x.org>',
    'Ann <>',
    `${'a'.repeat(65)}@x.org`,
    `a@${'b'.repeat(64)}.org`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(62)}`,
    `a@${'ü'.repeat(60)}.org`,
  ])('rejects %j', (entry) => {
    expect(normalized(entry)).toMatchObject({ normalized: '', count: 1, uniqueCount: 0, invalidCount: 1 });
  });

  test('counts addresses and lists the changes with the provider', () => {
    const list = normalized(inputs.emails.sample ?? '');
    expect(list).toMatchObject({
      normalized: 'janedoe@gmail.com\njanedoe@gmail.com\njohn.smith@example.com\nmaria@outlook.com\nli@xn--r8jz45g.jp',
      count: 5,
      uniqueCount: 4,
      invalidCount: 0,
      invalid: [],
    });
    expect(changesOf(list)).toEqual([
      ['Jane.Doe+news@gmail.com', 'janedoe@gmail.com', 'Gmail'],
      ['janedoe@googlemail.com', 'janedoe@gmail.com', 'Gmail'],
      ['John Smith <John.Smith@Example.COM>', 'john.smith@example.com', ''],
      ['maria+shop@outlook.com', 'maria@outlook.com', 'Outlook'],
      ['li@例え.jp', 'li@xn--r8jz45g.jp', ''],
    ]);
  });

  test('keeps a blank line for a blank line and an invalid address, but not for an empty entry between commas', () => {
    expect(normalized('a@x.org,,b@x.org;\n\nfoo\r\nc@x.org')).toMatchObject({
      normalized: 'a@x.org\nb@x.org\n\n\nc@x.org',
      count: 4,
      invalidCount: 1,
    });
  });

  test('keeps the first of equal results and no blank lines when duplicates are removed', () => {
    expect(normalized('c@d.org\n\na.b@gmail.com\nfoo\nab+x@googlemail.com\nC@D.org', { removeDuplicates: true })).toMatchObject({
      normalized: 'c@d.org\nab@gmail.com',
      count: 5,
      uniqueCount: 2,
      invalidCount: 1,
    });
  });

  test.each<[string, Options, string]>([
    ['a+b@example.org', { removeAllTags: true }, 'a@example.org'],
    ['a-b+c@yahoo.com', { removeAllTags: true }, 'a@yahoo.com'],
    ['"a+b"@example.org', { removeAllTags: true }, '"a+b"@example.org'],
    ['A.B@GMAIL.com', { lowercaseLocalPart: false }, 'AB@gmail.com'],
    ['"A"@x.org', {}, '"A"@x.org'],
  ])('normalizes %s with %j to %s', (address, chosen, result) => {
    expect(normalized(address, chosen).normalized).toBe(result);
  });

  test('reports the first ten invalid entries with at most forty characters and their lines', () => {
    const { invalid, invalidCount } = normalized(`a@x.org\n${'🙂'.repeat(50)}, foo\n${'bar\n'.repeat(12)}`);
    expect(invalidCount).toBe(14);
    expect(invalid).toHaveLength(10);
    expect(invalid.slice(0, 3)).toEqual([
      { text: '🙂'.repeat(40), line: 2 },
      { text: 'foo', line: 2 },
      { text: 'bar', line: 3 },
    ]);
  });

  test.each(['', ' \n '])('returns nothing for %j', (emails) => {
    expect(normalize({ emails, ...initialValues(options) })).toEqual(ok(null));
  });

  const word = fc.stringMatching(/^[a-z0-9_%éß用]{1,8}$/u);
  const anyAddress = fc
    .tuple(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.option(word),
      fc.constantFrom('gmail.com', 'hotmail.fr', 'pm.me', 'ya.ru', 'x.org', 'bücher.example'),
    )
    .map(([words, tag, domain]) => `${words.join('.')}${tag === null ? '' : `+${tag}`}@${domain}`);

  test('does not change its own output for any tags', () => {
    fc.assert(
      fc.property(anyAddress, fc.boolean(), (address, removeAllTags) => {
        const once = normalized(address, { removeAllTags });
        expect(once.invalidCount).toBe(0);
        expect(normalized(once.normalized, { removeAllTags }).normalized).toBe(once.normalized);
      }),
    );
  });

  test('gives the same result for every tag, case and quoting of a mailbox', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), word, fc.nat(6), (name, tag, dot) => {
        const dotted = `${name.slice(0, dot)}.${name.slice(dot)}`.replace(/^\.|\.$/, '');
        for (const entry of [`${name}+${tag}@gmail.com`, `${dotted.toUpperCase()}@GoogleMail.com`, `"x, y" <${name}@gmail.com>`])
          expect(normalized(entry).normalized).toBe(`${name}@gmail.com`);
      }),
    );
  });
});

describe('splitEntries', () => {
  test.each([
    ['a, b;c', ['a', 'b', 'c']],
    ['"a, b" <x>; c', ['"a, b" <x>', 'c']],
    ['"a\\", b", c', ['"a\\", b"', 'c']],
    ['"a, b\n"c, d', ['"a', 'b', '"c', 'd']],
    ['a "b, c" "d, e', ['a "b, c" "d', 'e']],
    [',;,', []],
    ['a\n\n\r\nb\r', ['a', '', '', 'b', '']],
  ])('splits %j', (list, expected) => {
    expect(splitEntries(list).map(({ text }) => text)).toEqual(expected);
  });
});
