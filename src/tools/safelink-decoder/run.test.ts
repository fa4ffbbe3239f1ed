import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { declaration } from './declare.ts';
import { decode } from './run.ts';

const HOST = 'https://eur03.safelinks.protection.outlook.com/';
const sample = declaration.inputs.text.sample ?? '';

/** Escapes a text like Microsoft, including the punctuation that `encodeURIComponent` leaves unchanged. */
const escape = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
const wrap = (target: string, data = ''): string => `${HOST}?url=${escape(target)}&data=${escape(data)}&reserved=0`;

function decoded(text: string) {
  const result = decode({ text });
  if (!result.ok || !result.value) throw new Error(`“${text}” is not decoded.`);
  return result.value;
}

describe('decode', () => {
  test('contains everything about one link', () => {
    expect(decoded(` ${sample}\n`)).toEqual({
      decoded: ' https://example.com/\n',
      count: 1,
      details: {
        safeLinksHost: 'eur03.safelinks.protection.outlook.com',
        targetHost: 'example.com',
        unicodeTargetHost: undefined,
        recipient: 'jane@contoso.example',
        tenantId: 'b768b3c4-dc4b-445c-94c0-388882f966fb',
        time: '2020-11-09 14:21:30 UTC',
      },
      failure: undefined,
    });
  });

  // The hosts that Microsoft documents in “Safe Links in Microsoft Defender for Office 365” and for the government clouds.
  test.each([
    'https://safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.b',
    'HTTP://NAM02.SafeLinks.Protection.Outlook.com/?url=https%3A%2F%2Fa.b',
    'https://gcc02.safelinks.protection.office365.us/?data=x&url=https%3A%2F%2Fa.b#x',
    'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fa.b&locale=en-us',
    'https://outlook.office.com/mail/safelink.html?url=https://a.b&corid=1',
    'https://outlook.cloud.microsoft/mail/safelink.html?url=https://a.b&corid=1',
    'https://teams.public.onecdn.static.microsoft/evergreen-assets/safelinks/2/atp-safelinks.html?url=https%3A%2F%2Fa.b',
    'https://outlook.office365.com/mail/safelink.html?url=https%3A%2F%2Fa.b',
    `${HOST}?data=1&amp;url=https%3A%2F%2Fa.b&amp;reserved=0`,
    `${HOST}?data=1&url=https%3A%2F%2Fa.b&url=x`,
  ])('decodes %s', (link) => {
    expect(decoded(link)).toMatchObject({ decoded: 'https://a.b', count: 1, details: { targetHost: 'a.b' } });
  });

  // encodeURIComponent and Outlook do not escape ( ) '. Python's urllib gives the same results.
  test.each([
    [`${HOST}?url=https%3A%2F%2Fx.y%2FReport%2520(1).docx%3Fweb%3D1&data=a`, 'https://x.y/Report%20(1).docx?web=1'],
    [`See (${HOST}?url=https%3A%2F%2Fx.y%2Fa_(2).pdf&data=a), please.`, 'See (https://x.y/a_(2).pdf), please.'],
    [`[a file](${HOST}?url=https%3A%2F%2Fx.y%2Fa_(2).pdf&data=a).`, '[a file](https://x.y/a_(2).pdf).'],
    [`[${HOST}?url=https%3A%2F%2Fx.y]`, '[https://x.y]'],
    [`\u201c${HOST}?url=https%3A%2F%2Fx.y&data=a\u201d`, '\u201chttps://x.y\u201d'],
    [`${HOST}?url=https%253A%252F%252Fx.y%252F&data=a`, 'https://x.y/'],
    [`${HOST}?url=https%3A%2F%2Fx.y%2F%26data%3D05%7C02%7Ca%40b.c%26reserved%3D0`, 'https://x.y/'],
    [`${HOST}?url=3Dhttps%3A%2F%2Fx.=\r\ny&data=3Da`, 'https://x.y'], // the source of a message, RFC 2045
    [`${HOST.replace('https', 'hxxps').replaceAll('.', '[.]')}?url=https%3A%2F%2Fx.y&data=a`, 'https://x.y'],
    [`${HOST}?url=https%3A%2F%2Fx.y%2FAnna's%20file&data=a`, "https://x.y/Anna's file"],
    [`href='${HOST}?url=https%3A%2F%2Fx.y' title='a'`, "href='https://x.y' title='a'"],
    [`'${HOST}?url=https%3A%2F%2Fx.y','b'`, "'https://x.y','b'"],
    [`${HOST}?url=https%3A%2F%2Fx.y(see`, 'https://x.y(see'],
  ])('decodes the whole link in %j', (text, expected) => {
    expect(decoded(text).decoded).toBe(expected);
  });

  test.each([
    ['https://a.b/?x=%25+y', 'https://a.b/?x=%25+y'],
    ['https://a.b/?q=é&c=d', 'https://a.b/?q=é&c=d'],
    [wrap('https://a.b/'), 'https://a.b/'],
    [wrap(wrap('https://a.b/')), 'https://a.b/'],
    [`${HOST}?data=x`, `${HOST}?data=x`],
    ['mailto:a@b.c', 'mailto:a@b.c'],
  ])('finds the target %s', (target, found) => {
    expect(decoded(wrap(target))).toMatchObject({ decoded: found, count: 1 });
  });

  test('decodes at most ten nested links', () => {
    const nest = (levels: number): string => (levels === 0 ? 'https://a.b' : wrap(nest(levels - 1)));
    expect(decoded(nest(10)).decoded).toBe('https://a.b');
    expect(decoded(nest(11)).decoded).toBe(wrap('https://a.b'));
  });

  test.each([
    [`See <${sample}>, thanks`, 'See <https://example.com/>, thanks'],
    [`(${sample}). [${sample}]! {${sample}};`, '(https://example.com/). [https://example.com/]! {https://example.com/};'],
    [`"${sample}" '${sample}'`, `"https://example.com/" 'https://example.com/'`],
    [`${sample}.,;:! x`, 'https://example.com/.,;:! x'],
    [`a\r\n${sample}\r\nhttps://a.b`, 'a\r\nhttps://example.com/\r\nhttps://a.b'],
    [`https://proxy.example/${sample}`, 'https://proxy.example/https://example.com/'],
  ])('changes only the links of %j', (text, expected) => {
    expect(decoded(text).decoded).toBe(expected);
  });

  test('has details only for a single link, and its target only without other text', () => {
    expect(decoded(`${sample} ${sample}`)).toMatchObject({ count: 2, details: undefined });
    expect(decoded(`Look: ${sample}`).details).toMatchObject({ targetHost: undefined, recipient: 'jane@contoso.example' });
    expect(decoded(wrap('mailto:a@b.c')).details).toMatchObject({ targetHost: '', unicodeTargetHost: undefined });
  });

  test.each(['https://例え.jp:8443/a', 'https://xn--r8jz45g.jp:8443/a'])('shows the host of %s in Unicode, too', (target) => {
    expect(decoded(wrap(target)).details).toMatchObject({ targetHost: 'xn--r8jz45g.jp:8443', unicodeTargetHost: '例え.jp:8443' });
  });

  test.each([
    ['', {}],
    [
      '05|02||x|84DF9E7FE9F640AFB435AAAAAAAAAAAA|1|0|638442711583216725|Unknown',
      { tenantId: '84df9e7f-e9f6-40af-b435-aaaaaaaaaaaa', time: '2024-02-23 07:45:58 UTC' },
    ],
    ['1|2|a+b@c.d', { recipient: 'a+b@c.d' }],
    ['1|2|3|4|84df9e7f|6|7|63844271158321672', { recipient: '3' }],
    ['|||||||000000000000000000', { time: '0001-01-01 00:00:00 UTC' }],
    ['|||||||621355968000000000', { time: '1970-01-01 00:00:00 UTC' }], // .NET: DateTime.UnixEpoch.Ticks
    ['|||||||621355967999999999', { time: '1969-12-31 23:59:59 UTC' }],
  ])('reads the data %j', (data, expected) => {
    expect(decoded(wrap('https://a.b', data)).details).toMatchObject({
      recipient: undefined,
      tenantId: undefined,
      time: undefined,
      ...expected,
    });
  });

  test('ignores incorrectly encoded data', () => {
    expect(decoded(`${HOST}?url=https%3A%2F%2Fa.b&data=1%7C2%7C%FF`).details).toMatchObject({ recipient: undefined });
  });

  test.each([
    ['https://google.com', fail('noSafeLink')],
    ['eur03.safelinks.protection.outlook.com/?url=a', fail('noSafeLink')],
    ['https://notsafelinks.protection.outlook.com/?url=a', fail('noSafeLink')],
    ['https://safelinks.protection.outlook.com@evil.example/?url=a', fail('noSafeLink')],
    ['https://safelinks.protection./?url=a', fail('noSafeLink')],
    ['https://statics.teams.cdn.office.net/x.html?url=a', fail('noSafeLink')],
    ['https://outlook.office.com/mail/?url=a', fail('noSafeLink')],
    ['https://outlook.office.com.evil.example/mail/safelink.html?url=a', fail('noSafeLink')],
    [`${HOST}?data=x`, fail('noUrlParameter')],
    [`${HOST}?url=`, fail('noUrlParameter')],
    [`${HOST}?xurl=a`, fail('noUrlParameter')],
    [HOST, fail('noUrlParameter')],
    [`${HOST}?url=%zz`, fail('malformedUrlParameter')],
    [`${HOST}?url=https%3A%2F%2Fa.b%2F%FF`, fail('malformedUrlParameter')],
  ])('refuses %s', (text, refusal) => {
    expect(decode({ text })).toEqual(refusal);
  });

  test('decodes the other links if one is malformed, and reports it', () => {
    expect(decoded(`${HOST}?url=%zz ${sample} ${HOST}`)).toEqual({
      decoded: `${HOST}?url=%zz https://example.com/ ${HOST}`,
      count: 1,
      details: undefined,
      failure: { code: 'malformedUrlParameter' },
    });
  });

  test('returns nothing for white space', () => {
    expect(decode({ text: ' \n' })).toEqual(ok(null));
  });

  test('restores any text whose addresses were replaced by Safe Links', () => {
    const word = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }).map((url) => [url, wrap(url)] as const),
      fc.stringMatching(/^[a-z.,()]{1,8}$/).map((plain) => [plain, plain] as const),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const message = words.map(([, written]) => written).join(' ');
        expect(decoded(`${message} ${sample}`).decoded).toBe(`${words.map(([original]) => original).join(' ')} https://example.com/`);
      }),
    );
  });
});
