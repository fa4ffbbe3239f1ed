import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { formFaults } from './form-faults.ts';
import { emptyForm, type MetaForm } from './meta-form.ts';
import { pageTypes } from './page-types.ts';
import { preview, textLength } from './preview.ts';
import { read, readMeta } from './read.ts';
import { write as writeTags } from './write.ts';

type Texts = Partial<MetaForm>;

const write = (texts: Texts, includeBasics = false) => writeTags({ ...emptyForm, ...texts, includeBasics });

const linesOf = (texts: Texts, includeBasics = false): readonly string[] => {
  const result = write(texts, includeBasics);
  if (!result.ok) throw new Error(result.error.code);
  return result.value?.split('\n') ?? [];
};

describe('write', () => {
  test('writes the example of ogp.me, basic metadata, with the corresponding X card', () => {
    const texts: Texts = {
      pageType: 'movie',
      title: 'The Rock',
      pageUrl: 'https://www.imdb.com/title/tt0117500/',
      imageUrl: 'https://ia.media-imdb.com/images/rock.jpg',
    };
    expect(linesOf(texts)).toEqual([
      '<meta property="og:type" content="video.movie">',
      '<meta property="og:title" content="The Rock">',
      '<meta property="og:url" content="https://www.imdb.com/title/tt0117500/">',
      '<meta property="og:image" content="https://ia.media-imdb.com/images/rock.jpg">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:title" content="The Rock">',
      '<meta name="twitter:image" content="https://ia.media-imdb.com/images/rock.jpg">',
    ]);
  });

  test('writes all tags in order', () => {
    const texts: Texts = {
      pageType: 'article',
      title: 'A < B & "C"',
      description: 'd',
      pageUrl: 'https://e.org/',
      siteName: 's',
      locale: 'en-gb',
      imageUrl: 'http://e.org/i.png',
      imageAlt: 'alt',
      imageWidth: '1200',
      imageHeight: '630',
      cardType: 'player',
      siteAccount: 'site',
      creatorAccount: '@me',
      articlePublishedTime: '2026-01-31T09:30:00Z',
      articleAuthor: ' https://e.org/a \n\nhttps://e.org/b',
      articleTag: 't',
    };
    expect(linesOf(texts, true).map((line) => line.replace(/^<(?:meta (?:property|name)|link rel)="([^"]*)".*="(.*)">$/, '$1 $2'))).toEqual(
      [
        '<title>A &lt; B &amp; "C"</title>',
        'description d',
        'canonical https://e.org/',
        'og:type article',
        'og:title A &lt; B &amp; &quot;C&quot;',
        'og:description d',
        'og:url https://e.org/',
        'og:site_name s',
        'og:locale en_GB',
        'og:image http://e.org/i.png',
        'og:image:alt alt',
        'og:image:width 1200',
        'og:image:height 630',
        'article:published_time 2026-01-31T09:30:00Z',
        'article:author https://e.org/a',
        'article:author https://e.org/b',
        'article:tag t',
        'twitter:card player',
        'twitter:site @site',
        'twitter:creator @me',
        'twitter:title A &lt; B &amp; &quot;C&quot;',
        'twitter:description d',
        'twitter:image http://e.org/i.png',
        'twitter:image:alt alt',
      ],
    );
  });

  test('writes the disc of an album under the name from ogp.me', () => {
    expect(linesOf({ pageType: 'song', title: 'S', musicAlbum: 'a\nb', musicAlbumDisc: '1' }).slice(2, 5)).toEqual([
      '<meta property="music:album" content="a">',
      '<meta property="music:album" content="b">',
      '<meta property="music:album:disc" content="1">',
    ]);
  });

  test('omits fields of other types', () => {
    expect(linesOf({ title: 'T', bookIsbn: '9780451524935', bookReleaseDate: 'soon' })).toEqual(linesOf({ title: 'T' }));
  });

  test('returns nothing without a text', () => {
    expect(write({ pageType: 'book', cardType: 'app', title: ' ' }, true)).toEqual(ok(null));
  });

  test.each([
    [{ title: 'T', pageUrl: 'example.com' }, 'notAbsoluteUrl', 'pageUrl'],
    [{ imageUrl: 'ftp://example.com/i.png' }, 'notAbsoluteUrl', 'imageUrl'],
    [{ pageUrl: 'https://' }, 'notAbsoluteUrl', 'pageUrl'],
    [{ imageWidth: '12.5' }, 'notPixels', 'imageWidth'],
    [{ imageHeight: '600px' }, 'notPixels', 'imageHeight'],
    [{ locale: 'english' }, 'notALocale', 'locale'],
    [{ pageType: 'article', articlePublishedTime: '2026-02-30' }, 'notADate', 'articlePublishedTime'],
    [{ pageType: 'article', articleExpirationTime: '31.01.2026' }, 'notADate', 'articleExpirationTime'],
    [{ pageType: 'playlist', musicSongTrack: '-1' }, 'notWhole', 'musicSongTrack'],
    [{ pageType: 'episode', videoDuration: '1:30' }, 'notWhole', 'videoDuration'],
  ] as const)('refuses %j: %s', (texts, code, field) => {
    expect(write(texts)).toEqual(fail(code, { field }));
  });

  test.each(['2026-01-31', '2026-01-31T09:30:00Z', '2026-01-31T09:30+01:00', '2026-01-31T09:30:00.5'])('accepts the date %s', (date) => {
    expect(formFaults({ ...emptyForm, pageType: 'book', bookReleaseDate: date })).toEqual([]);
  });

  test('reports all errors at once', () => {
    expect(write({ pageUrl: 'a', imageUrl: 'b', locale: 'c' })).toEqual(
      fail('notAbsoluteUrl', {
        field: 'pageUrl',
        more: [
          { code: 'notALocale', field: 'locale' },
          { code: 'notAbsoluteUrl', field: 'imageUrl' },
        ],
      }),
    );
  });

  test('escapes any value inside its tag', () => {
    const texts = fc.record({
      pageType: fc.constantFrom(...(Object.keys(pageTypes) as MetaForm['pageType'][])),
      title: fc.string({ unit: fc.constantFrom('"', '<', '>', '&', "'", '\n', 'a', ' ') }),
      siteName: fc.string({ unit: 'binary' }),
      bookTag: fc.string({ unit: fc.constantFrom('"', '>', '\r', 'b') }),
    });
    fc.assert(
      fc.property(texts, fc.boolean(), (given, includeBasics) => {
        for (const line of linesOf(given, includeBasics))
          expect(line).toMatch(/^<(?:title>[^<>]*<\/title|(?:meta|link) (?:property|name|rel)="[\w:.]+" (?:content|href)="[^"<>]*")>$/);
      }),
    );
  });
});

const metasOf = (...pairs: readonly (readonly [string, string])[]) => pairs.map(([name, content]) => ({ name, content }));

describe('readMeta', () => {
  test('prefers Open Graph to X, and X to the title and the description', () => {
    const metas = metasOf(
      ['description', 'plain'],
      ['twitter:title', 'X'],
      ['twitter:description', 'short'],
      ['og:title', ' OG '],
      ['og:type', 'music.song'],
      ['music:album', 'a'],
      ['music:album', 'b'],
      ['twitter:card', 'app'],
      ['twitter:site', '@s'],
    );
    expect(readMeta({ title: 'Old', canonical: 'https://e.org/', metas })).toEqual(
      ok({
        ...emptyForm,
        pageType: 'song',
        title: 'OG',
        description: 'short',
        pageUrl: 'https://e.org/',
        musicAlbum: 'a\nb',
        cardType: 'app',
        siteAccount: '@s',
      }),
    );
  });

  test('falls back to the title and the description, and to the usual types for unknown ones', () => {
    const metas = metasOf(['description', 'plain'], ['og:title', ''], ['og:type', 'product'], ['twitter:card', 'gallery']);
    expect(readMeta({ title: ' Old ', canonical: '', metas })).toEqual(ok({ ...emptyForm, title: 'Old', description: 'plain' }));
  });

  test('refuses a page without metadata', () => {
    expect(readMeta({ title: '', canonical: ' ', metas: metasOf(['viewport', 'x']) })).toEqual(fail('nothingFound'));
  });
});

describe('read', () => {
  test('reads a page by property or by name, ignoring case', () => {
    const existingHtml = `<!doctype html><HEAD><Title> Old
      title</Title><META NAME="OG:Title" CONTENT="Tom &amp; co"><link rel="shortlink Canonical" href="https://e.org/"></HEAD>`;
    expect(read({ existingHtml })).toEqual(ok({ ...emptyForm, title: 'Tom & co', pageUrl: 'https://e.org/' }));
  });

  test('restores the form from its own tags', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((any) => any.replaceAll(/[\0\s]+/g, ' ').trim());
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 3 }), fc.boolean(), (title, description, tags, includeBasics) => {
        fc.pre(title !== '');
        const texts = { pageType: 'book' as const, title, description, bookTag: tags.filter((tag) => tag !== '').join('\n') };
        expect(read({ existingHtml: linesOf(texts, includeBasics).join('\n') })).toEqual(ok({ ...emptyForm, ...texts }));
      }),
    );
  });
});

test('the preview shows the host of a valid URL only', () => {
  expect(preview({ pageUrl: 'https://www.example.org:8080/a', title: ' T ', description: '' })).toMatchObject({
    value: { domain: 'www.example.org', title: 'T' },
  });
  expect(preview({ pageUrl: 'example.org', title: '', description: '' })).toMatchObject({ value: { domain: '' } });
});

test('the length counts code points', () => {
  expect(textLength(' 👍a ', 2)).toMatchObject({ count: 2, isLong: false });
  expect(textLength('x'.repeat(61), 60)).toMatchObject({ count: 61, isLong: true });
});
