import { assert, property, string } from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { plainSettings, someFacts as facts } from '#test/support/site-facts.ts';
import { readParts } from './page-parts.ts';
import { renderPage } from './render-page.ts';
import type { SiteSettings } from './site-settings.ts';

const render = (template: string, settings: Partial<SiteSettings> = {}, language?: string): string =>
  renderPage(template, { facts, settings: { ...plainSettings, ...settings } }, language);

const hidden = ['hash-text', 'token-generator'];
const links = { repository: 'https://example.org/a?b&c', social: '', support: '' };

describe('a page of a template', () => {
  test.each<readonly [string, string, Partial<SiteSettings>, string]>([
    ['keeps a part whose condition holds', '<ul><!--?tool:hash-text--><li>a</li><!--/?--></ul>', {}, '<ul><li>a</li></ul>'],
    [
      'removes a part whose condition does not hold',
      '<ul><!--?tool:hash-text--><li>a</li><!--/?--><li>b</li></ul>',
      { hidden },
      '<ul><li>b</li></ul>',
    ],
    ['keeps a category while the site has one of its tools', '<!--?group:crypto-->x<!--/?-->', { hidden: ['hash-text'] }, 'x'],
    ['removes a category without tools', '<!--?group:crypto-->x<!--?tool:chronometer-->y<!--/?--><!--/?-->z', { hidden }, 'z'],
    ['supports nested parts', '<!--?group:crypto-->a<!--?tool:hash-text-->b<!--/?-->c<!--/?-->', { hidden: ['hash-text'] }, 'ac'],
    ['keeps a part that needs one of several tools', '<!--?any:hash-text token-generator-->x<!--/?-->', { hidden: ['hash-text'] }, 'x'],
    ['counts the tools of a category', '<!--=count:crypto-->', { hidden: ['hash-text'] }, '1'],
    [
      'has its base path',
      '<a href="/__base__/de"><img src="/__base__/x.png">',
      { baseUrl: '/a/b/' },
      '<a href="/a/b/de"><img src="/a/b/x.png">',
    ],
    ['has no origin if none is set', '<link href="https://origin.invalid/__base__/de">', {}, '<link href="/de">'],
    [
      'has its origin',
      '<!--?site-url-->https://origin.invalid/__base__/<!--/?-->',
      { origin: 'https://example.org' },
      'https://example.org/',
    ],
    [
      'has the links of its owner, escaped',
      '<!--?link:repository--><a href="https://repository.invalid"><!--/?-->',
      { links },
      '<a href="https://example.org/a?b&amp;c">',
    ],
    [
      'has the link to its issues',
      '<a href="https://repository.invalid/issues">',
      { links: { ...links, repository: 'https://example.org/a/' } },
      '<a href="https://example.org/a/issues">',
    ],
    ['has its name, escaped', '<title>__site-name__</title>', { siteName: `A&<>"'` }, '<title>A&amp;&lt;&gt;&quot;&#39;</title>'],
    ['leaves the marks of React alone', '<!--$--><!-- -->a<!--/$-->', {}, '<!--$--><!-- -->a<!--/$-->'],
    [
      'has its language and theme',
      '<html lang="en"<!--=language--><!--=theme-->>',
      { language: 'de', theme: 'dark' },
      '<html lang="en" data-language="de" data-theme-default="dark">',
    ],
    ['omits built-in settings', '<html<!--=language--><!--=theme-->><!--=settings-->', {}, '<html>'],
    ['shows the banner', '<!--?banner-->b<!--/?-->', { showBanner: true }, 'b'],
  ])('%s', (_what, template, settings, page) => expect(render(template, settings)).toBe(page));

  test('contains the text of the owner in its language, or else in English', () => {
    const homeText = { en: '<p>Hi</p>', de: '<p>Hallo</p>' };
    const template = '<!--?home-text--><!--=home-text--><!--/?-->';
    expect([render(template, { homeText }, 'de'), render(template, { homeText }, 'fr'), render(template, {}, 'de')]).toEqual([
      '<p>Hallo</p>',
      '<p>Hi</p>',
      '',
    ]);
  });

  test('lists changed settings in a fixed order, without closing the script', () => {
    const page = render('<!--=settings-->', { hidden: ['chronometer'], siteName: '</script>\u2028', showBanner: true, links });
    expect(page).toBe(
      String.raw`<script type="application/json" id="settings">{"hidden":["chronometer"],"links":{"repository":"https://example.org/a?b&c"},"siteName":"\u003c/script>\u2028","showBanner":true}</script>`,
    );
  });

  test.each([
    ['<!--?tool:hash-text-->a', 'The part of the page for “tool:hash-text” has no end.'],
    ['a<!--/?-->', 'A part of the page ends that has not begun.'],
    ['<!--?tool:nothing-->a<!--/?-->', '“tool:nothing” is no condition'],
    ['<!--?toString-->a<!--/?-->', '“toString” is no condition'],
    ['<!--=nothing-->', '“nothing” is no slot'],
  ])('is refused: %s', (template, message) => expect(() => render(template)).toThrow(message));

  test('is parsed to the end', () =>
    expect(readParts('a<!--?banner-->b<!--/?-->c')).toEqual(['a', { condition: 'banner', pieces: ['b'] }, 'c']));

  test('is also refused for an unknown name in an omitted part', () => {
    expect(() => render('<!--?banner--><!--?tool:nothing--><!--/?--><!--/?-->')).toThrow('“tool:nothing” is no condition');
    expect(() => render('<!--?banner--><!--=nothing--><!--/?-->')).toThrow('“nothing” is no slot');
  });

  test('escapes values and ignores marks and placeholders in them', () => {
    const odd = '<!--?banner-->__site-name__ /__base__/ $& <!--=settings-->';
    const escaped = '&lt;!--?banner--&gt;__site-name__ /__base__/ $&amp; &lt;!--=settings--&gt;';
    expect(render('<b title="__site-name__">__site-name__</b>', { siteName: odd })).toBe(`<b title="${escaped}">${escaped}</b>`);
    expect(render('<!--=home-text-->', { homeText: { en: odd } })).toBe(odd);
  });

  test('inserts every value safely', () => {
    const text = string({ unit: 'binary', maxLength: 20 }).map((each) => `${each}"'><script>&amp;</script>\u2028<!--`);
    assert(
      property(text, (value) => {
        const all = { repository: value, social: value, support: value };
        const page = render(
          '<!--=settings--><a href="https://repository.invalid" title="https://social.invalid">https://support.invalid __site-name__</a>',
          { siteName: value, links: all, homeText: { en: value }, toolDefaults: { 'token-generator': { symbols: value } } },
        );
        const { childNodes } = parseFragment(page);
        const [block, link] = childNodes as DefaultTreeAdapterTypes.Element[]; // there are two
        expect(childNodes).toHaveLength(2);
        const [scriptText] = (block?.childNodes ?? []) as DefaultTreeAdapterTypes.TextNode[]; // a script contains one text node
        const json = scriptText?.value ?? '';
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toMatchObject({ links: all, siteName: value, homeText: { en: value } });
        const read = value.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD'); // HTML parsers normalize attributes this way
        expect(link?.attrs.map((each) => each.value)).toEqual([read, read]);
      }),
      { numRuns: runs(30) },
    );
  });
});
