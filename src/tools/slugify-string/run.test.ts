import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import { slugifyText } from './run.ts';

const { options } = declaration;

type Options = Partial<ValuesOf<typeof options>>;

const slugify = (text: string, chosen: Options = {}) => slugifyText({ text, ...initialValues(options), ...chosen });

const anyOptions = fc.record({
  separator: fc.constantFrom('hyphen', 'underscore', 'dot', 'none'),
  lowercase: fc.boolean(),
  splitCamelCase: fc.boolean(),
  language: fc.constantFrom('auto', 'de', 'tr'),
  maxLength: fc.integer({ min: 0, max: 12 }),
} as const);

describe('slugify', () => {
  test.each([
    // From the tests of @sindresorhus/slugify.
    ['Foo Bar', {}, 'foo-bar'],
    ['       foo bar', {}, 'foo-bar'],
    ['[foo] [bar]', {}, 'foo-bar'],
    ['Foo ÿ', {}, 'foo-y'],
    ['UNICORNS AND RAINBOWS', {}, 'unicorns-and-rainbows'],
    ['Foo & Bar', {}, 'foo-and-bar'],
    ['Hællæ, hva skjera?', {}, 'haellae-hva-skjera'],
    ['Foo Bar2', {}, 'foo-bar2'],
    ['I ♥ Dogs', {}, 'i-love-dogs'],
    ['Déjà Vu!', {}, 'deja-vu'],
    ['Déjà Vu!', { lowercase: false }, 'Deja-Vu'],
    ['fooBar 123 $#%', {}, 'foo-bar-123'],
    ['foo🦄', {}, 'foo-unicorn'],
    ['🦄🦄🦄', {}, 'unicorn-unicorn-unicorn'],
    ['foo&bar', {}, 'foo-and-bar'],
    ['foo360BAR', {}, 'foo360-bar'],
    ['FOO360', {}, 'foo-360'],
    ['APIs', {}, 'apis'],
    ['APISection', {}, 'api-section'],
    ['Util APIs', {}, 'util-apis'],
    ['Conway’s Law', {}, 'conways-law'],
    ["Conway's", {}, 'conways'],
    ["Don't Repeat Yourself", {}, 'dont-repeat-yourself'],
    ['my parents’ rules', {}, 'my-parents-rules'],
    ['it-s-hould-not-modify-t-his', {}, 'it-s-hould-not-modify-t-his'],
    ['fooBar', { splitCamelCase: false }, 'foobar'],
    ['BAR and baz', { separator: 'underscore' }, 'bar_and_baz'],
    ['BAR and baz', { separator: 'none' }, 'barandbaz'],
    ['ä ö ü Ä Ö Ü ß', {}, 'ae-oe-ue-ae-oe-ue-ss'],
    ['Я люблю единорогов', {}, 'ya-lyublyu-edinorogov'],
    ['ố Ừ Đ', {}, 'o-u-d'],
    ['İ ı Ş ş Ç ç Ğ ğ', {}, 'i-i-s-s-c-c-g-g'],
    ['foo#bar', { keep: '#' }, 'foo#bar'],
    ['foo_bar#baz', { keep: '#' }, 'foo-bar#baz'],
    ['foo.bar#baz quux', { keep: '.#' }, 'foo.bar#baz-quux'],
    // From the tool's specification.
    ['My file path', {}, 'my-file-path'],
    ['Œuvre complète', {}, 'oeuvre-complete'],
    ['½ cup', {}, '1-2-cup'],
    ['Windows™ 11', {}, 'windows-11'],
    ['你好 世界', {}, 'ni-hao-shi-jie'],
    ['你好 世界', { lowercase: false }, 'Ni-Hao-Shi-Jie'],
    ['안녕하세요', {}, 'annyeonghaseyo'],
    ['你好 世界', { transliterate: false }, '你好-世界'],
    ['Räksmörgås', {}, 'raeksmoergas'],
    ['Räksmörgås', { language: 'sv' }, 'raksmorgas'],
    ['The quick brown fox', { maxLength: 12 }, 'the-quick'],
    ['The quick brown fox', { maxLength: 2 }, 'th'],
    ['The quick brown fox', { maxLength: 9 }, 'the-quick'],
    ['One\r\nTwo\n\nThree', {}, 'one\ntwo\n\nthree'],
    ['One\nTwo', { byLine: false }, 'one-two'],
    ['A\na\n\n\nA!', { unique: true }, 'a\na-2\n\n\na-3'],
    ['a\na\na 2', { unique: true }, 'a\na-2\na-2-2'],
    // Tests of the individual steps.
    ['ＡＢＣ ﬁne', {}, 'abc-fine'],
    ['FOO360BAR', {}, 'foo-360-bar'],
    ['IDsAreUnique', {}, 'ids-are-unique'],
    ['ПриветМир', {}, 'privet-mir'],
    ['ЁЛКАИграет', { transliterate: false }, 'ёлка-играет'],
    ['письмо объект', {}, 'pismo-obyekt'],
    ['Tokyo東京2020', {}, 'tokyo-dong-jing-2020'],
    ['こんにちは世界', {}, 'konnichiha-shi-jie'],
    ['ラーメン', {}, 'ramen'],
    ['שלום עולם', {}, 'slvm-vlm'],
    ['สวัสดี', {}, 'swasdi'],
    ['नमस्ते', {}, 'nmste'],
    ['x\u0302y 😀 z', {}, 'xy-z'],
    ['IŞIK', { transliterate: false, language: 'tr' }, 'ışık'],
    ['R & D', { keep: '&' }, 'r-&-d'],
    ['Schön', { keep: 'ö' }, 'schön'],
    ['a - b', { separator: 'none', keep: '-' }, 'a-b'],
    ['!!!', {}, ''],
    ['', {}, null],
  ] as const)('converts %j with %j to %j', async (text, chosen, slug) => {
    expect(await slugify(text, chosen)).toEqual(ok(slug));
  });

  test.each([
    ['hyphen', 'a-b', '-'],
    ['underscore', '_', '_'],
    ['dot', '.', '.'],
  ] as const)('refuses to keep the separator %s', async (separator, keep, shown) => {
    expect(await slugify('', { separator, keep })).toEqual(fail('separatorKept', { field: 'keep', values: { separator: shown } }));
  });

  test('returns ASCII words with single separators between them and none at the ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), anyOptions, async (text, chosen) => {
        const slug = await slugify(text, { ...chosen, byLine: false });
        expect(slug).toEqual(ok(expect.stringMatching(/^(?:[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*)?$/)));
        expect(slug.ok && slug.value !== null ? slug.value.length : Number.NaN).toBeLessThanOrEqual(
          chosen.maxLength || Number.POSITIVE_INFINITY,
        );
      }),
      { numRuns: runs(300) },
    );
  });

  test('does not change a slug', async () => {
    const text = fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,4}$/);
    await fc.assert(
      fc.asyncProperty(text, async (slug) => {
        expect(await slugify(slug)).toEqual(ok(slug));
      }),
    );
  });

  test('makes every slug of a list unique', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'a 2', 'a 3', 'b', 'a 2 2', '!')), async (lines) => {
        const slugs = await slugify(lines.join('\n'), { unique: true });
        const filled = slugs.ok && slugs.value !== null ? slugs.value.split('\n').filter(Boolean) : [];
        expect(new Set(filled).size).toBe(lines.filter((line) => line !== '!').length);
      }),
    );
  });
});
