import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail } from '#core/result.ts';
import { makeDataFile } from '../../../scripts/vite/make-data-file.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { declaration } from './declare.ts';
import { generate, type Lorem } from './run.ts';
import { textLanguages, writings } from './text-language.ts';

const defaults = initialValues(declaration.options);
type Options = Partial<typeof defaults>;

const context = { randomBytes: repeatableBytes(), loadData: makeDataFile };
const run = (options: Options) => generate({ ...defaults, ...options }, context);

async function generated(options: Options): Promise<Lorem> {
  const result = await run(options);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const segments = (text: string, granularity: 'word' | 'grapheme') => [...new Intl.Segmenter('en', { granularity }).segment(text)];

const LOREM = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
const SENTENCE = '[A-Z][a-z]*(?:,? [a-z]+)*\\.';

describe('generate', () => {
  test.each([
    [{ unit: 'words', quantity: '1' }, 'Lorem.'],
    [{ unit: 'words', quantity: '3' }, 'Lorem ipsum dolor.'],
    [{ unit: 'words', quantity: '5' }, 'Lorem ipsum dolor sit amet.'],
    [{ unit: 'words', quantity: '6' }, 'Lorem ipsum dolor sit amet, consectetur.'],
    [{ unit: 'words', quantity: '8' }, LOREM],
    [{ unit: 'words', quantity: '8', format: 'html' }, `<p>${LOREM}</p>`],
    [{ unit: 'words', quantity: '8', format: 'markdown' }, LOREM],
    [{ unit: 'sentences', fewestWords: 2, mostWords: 2 }, LOREM],
    [{ unit: 'items' }, LOREM],
    [{ unit: 'items', format: 'markdown' }, `- ${LOREM}`],
    [{ unit: 'items', format: 'html' }, `<ul>\n  <li>${LOREM}</li>\n</ul>`],
  ] as const)('%j generates %j', async (options, text) => {
    expect(await generated(options)).toMatchObject({ text });
  });

  test.each([
    [{ quantity: '2' }, `^${LOREM}(?: ${SENTENCE}){2,7}\n\n(?:${SENTENCE}(?: |$)){3,8}$`],
    [{ quantity: '3', format: 'html' }, `^<p>${LOREM}.*</p>(?:\n<p>.*</p>){2}$`],
    [{ unit: 'words', quantity: '20' }, `^${LOREM.slice(0, -1)}(?: [a-z]+){12}\\.$`],
    [
      { startWithLorem: false, unit: 'sentences', quantity: '3', fewestWords: 6, mostWords: 6 },
      '^(?:[A-Z][a-z]*(?: [a-z]+){5}\\.(?: |$)){3}$',
    ],
    [{ startWithLorem: false, unit: 'words', quantity: '8' }, '^[A-Z][a-z]*(?: [a-z]+){2,5}, [a-z]+(?: [a-z]+){1,4}\\.$'],
    [{ startWithLorem: false, unit: 'words', quantity: '2', language: 'russian' }, '^[А-ЯЁ][а-яё]* [а-яё]+\\.$'],
    [{ unit: 'words', quantity: '8', language: 'chinese' }, '^(?=.{18}$)\\p{Script=Han}{6,12}，\\p{Script=Han}+。$'],
    [{ unit: 'words', quantity: '9', language: 'japanese' }, '^[^\\s。、]+、[^\\s。、]+。$'],
    [{ unit: 'words', quantity: '9', language: 'arabic' }, '^[^،]+، [^،]+\\.$'],
    [{ unit: 'sentences', quantity: '2', language: 'korean' }, '^[\\p{L} ,]+\\. [\\p{L} ,]+\\.$'],
    [{ unit: 'sentences', quantity: '2', language: 'chinese' }, '^[\\p{L}，]+。[\\p{L}，]+。$'],
    [{ quantity: '2', language: 'hebrew', format: 'html' }, '^<p dir="rtl">.*</p>\n<p dir="rtl">.*</p>$'],
    [{ unit: 'items', language: 'arabic', format: 'html' }, '^<ul dir="rtl">\n  <li dir="rtl">.*</li>\n</ul>$'],
    [{ unit: 'items', quantity: '3', language: 'vietnamese' }, '^.+\\.\n.+\\.\n.+\\.$'],
  ] as const)('%j generates text that matches %s', async (options, pattern) => {
    expect((await generated(options)).text).toMatch(RegExp(pattern, 'u'));
  });

  test('writes in Markdown a title followed by five kinds of blocks in turn', async () => {
    const [title, first, bullets, linked, quote, numbers, again, ...none] = (
      await generated({ format: 'markdown', quantity: '6' })
    ).text.split('\n\n');
    expect(none).toEqual([]);
    expect(title).toMatch(/^# [A-Z][a-z]*(?: [a-z]+){1,3}$/);
    expect(first?.startsWith(LOREM)).toBe(true);
    for (const paragraph of [first, again]) {
      expect(paragraph?.match(/(?<!\*)\*\*[A-Za-z]+\*\*(?!\*)/g)).toHaveLength(1);
      expect(paragraph?.match(/(?<!\*)\*[A-Za-z]+\*(?!\*)/g)).toHaveLength(1);
    }
    expect(bullets).toMatch(RegExp(`^- ${SENTENCE}(?:\n- ${SENTENCE}){2,4}$`));
    expect(linked?.match(/\[[A-Za-z]+\]\(https:\/\/example\.com\)/g)).toHaveLength(1);
    expect(quote).toMatch(RegExp(`^> ${SENTENCE}(?: ${SENTENCE}){2,7}$`));
    expect(numbers).toMatch(RegExp(`^1\\. ${SENTENCE}\n2\\. ${SENTENCE}\n3\\. ${SENTENCE}(?:\n4\\. ${SENTENCE}(?:\n5\\. ${SENTENCE})?)?$`));
  });

  test.each([
    [{ unit: 'words', quantity: '5' }, 5, 27],
    [{ unit: 'words', quantity: '8', format: 'html' }, 8, LOREM.length],
    [{ unit: 'items', format: 'markdown' }, 8, LOREM.length],
    [{ unit: 'items', format: 'html' }, 8, LOREM.length],
    [{ fewestSentences: 1, mostSentences: 1, quantity: '1', format: 'plain' }, 8, LOREM.length],
  ] as const)('counts the words and characters of %j', async (options, words, characters) => {
    expect(await generated(options)).toMatchObject({ words, characters });
  });

  test('counts without tags and markup, like the segmenter of the platform', async () => {
    for (const language of textLanguages) {
      for (const format of ['plain', 'html', 'markdown'] as const) {
        const { text, words, characters } = await generated({ language, format, quantity: '5' });
        const bare = text.replaceAll(/<[^>]+>|^(?:#|>|-|\d\.) |\*/gm, '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
        expect(words).toBe(segments(bare, 'word').filter(({ isWordLike }) => isWordLike).length);
        expect(characters).toBe(segments(bare, 'grapheme').length);
      }
    }
  });

  test.each([
    [{ quantity: '0' }, 'quantity', 100],
    [{ quantity: '101' }, 'quantity', 100],
    [{ quantity: '' }, 'quantity', 100],
    [{ quantity: '1.5' }, 'quantity', 100],
    [{ unit: 'words', quantity: '10001' }, 'quantity', 10_000],
  ] as const)('refuses %j', async (options, field, max) => {
    expect(await run(options)).toEqual(fail('quantityOutOfRange', { field, values: { max } }));
  });

  test.each([
    [{ fewestSentences: 9 }, 'fewestSentences'],
    [{ fewestWords: 16 }, 'fewestWords'],
    [{ unit: 'items', fewestWords: 9, mostWords: 8 }, 'fewestWords'],
  ] as const)('refuses %j, whose minimum is more than its maximum', async (options, field) => {
    expect(await run(options)).toEqual(fail('fewestOverMost', { field }));
  });

  test('ignores a range that the unit does not use', async () => {
    expect(await run({ unit: 'words', fewestWords: 16, fewestSentences: 9 })).toMatchObject({ ok: true });
    expect(await run({ unit: 'sentences', fewestSentences: 9 })).toMatchObject({ ok: true });
  });

  test('generates sentences and words within their ranges, without repeating a word', async () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 5 }))
      .map(([fewest, more]) => [fewest, fewest + more] as const);
    await fc.assert(
      fc.asyncProperty(
        range,
        range,
        fc.integer({ min: 1, max: 10 }),
        async ([fewestSentences, mostSentences], [fewestWords, mostWords], count) => {
          const options = { fewestSentences, mostSentences, fewestWords, mostWords, quantity: String(count), startWithLorem: false };
          const { text } = await generated(options);
          const paragraphs = text.split('\n\n').map((paragraph) => paragraph.split(/(?<=\.) /).map((sentence) => sentence.split(' ')));
          expect(paragraphs).toHaveLength(count);
          expect(paragraphs.filter(({ length }) => length < fewestSentences || length > mostSentences)).toEqual([]);
          expect(paragraphs.flat().filter(({ length }) => length < fewestWords || length > mostWords)).toEqual([]);
          // A sentence of at least eight words has one comma, after the third word at the earliest and the third from last at the latest.
          for (const sentence of paragraphs.flat()) {
            const commas = sentence.flatMap((word, index) => (word.endsWith(',') ? [index] : []));
            expect(commas).toHaveLength(sentence.length >= 8 ? 1 : 0);
            expect(commas.filter((index) => index < 2 || index > sentence.length - 3)).toEqual([]);
          }
          const words = paragraphs.flat(2).map((word) => word.replace(/[.,]$/, '').toLowerCase());
          expect(words.filter((word, index) => word === words[index + 1])).toEqual([]);
        },
      ),
    );
  });

  test('varies the lengths, and uses every word', async () => {
    const { text } = await generated({ quantity: '100', startWithLorem: false });
    expect(new Set(text.split('\n\n').map((paragraph) => paragraph.split('. ').length))).toEqual(new Set([3, 4, 5, 6, 7, 8]));
    const { text: many } = await generated({ unit: 'words', quantity: '10000' });
    expect(new Set(many.toLowerCase().match(/[a-z]+/g))).toHaveProperty('size', 178);
  });
});

test.each(textLanguages.filter((language) => language !== 'latin'))(
  'the words of %s consist of letters and are distinct',
  async (language) => {
    const words = new TextDecoder().decode(await makeDataFile(`lorem-words/${language}`)).split('\n');
    expect(words.length).toBeGreaterThan(80);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !/^[\p{L}\p{M}]+$/u.test(word))).toEqual([]);
    expect(writings[language].isRightToLeft).toBe(/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(words.join('')));
  },
);
