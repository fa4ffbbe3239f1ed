import type { Context } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';
import { drawBetween } from './draw-between.ts';
import { LOREM_WORDS, type Sentence, type Token } from './sentence.ts';
import { type TextLanguage, writings } from './text-language.ts';

type Randomness = Pick<Context, 'randomBytes'>;

/** The number of random numbers that are requested at a time. */
const NUMBERS_AT_ONCE = 1024;

/** The minimum length of a sentence with a comma, in words. */
const WORDS_WITH_COMMA = 8;

/** Generates sentences from a list of words, without the same word twice in a row. */
export interface SentenceSource {
  /** A sentence with an initial capital and a final period. A long one has a comma after a word from the third to the third from last. */
  readonly drawSentence: (words: number) => Sentence;
  /** The classic beginning, cut to at most `words` words, or continued with others. */
  readonly drawLorem: (words: number) => Sentence;
  /** A title with an initial capital and without a period. */
  readonly drawTitle: (words: number) => Sentence;
}

export function sentenceSource(words: readonly string[], language: TextLanguage, context: Randomness): SentenceSource {
  const { comma, period } = writings[language];
  const randomIndex = uniformSource(words.length, context, NUMBERS_AT_ONCE);
  let last = '';
  const randomWord = (): string => {
    let word = words[randomIndex()] ?? '';
    while (word === last) word = words[randomIndex()] ?? '';
    last = word;
    return word;
  };
  const randomWords = (count: number): readonly string[] => Array.from({ length: count }, randomWord);
  const punctuate = (all: readonly string[], commaAt: number | undefined): Sentence =>
    all.map((word, index): Token => {
      const isLast = index === all.length - 1;
      return { word: index === 0 ? capitalize(word) : word, mark: isLast ? period : index === commaAt ? comma : '' };
    });

  return {
    drawSentence: (count) =>
      punctuate(randomWords(count), count < WORDS_WITH_COMMA ? undefined : drawBetween({ fewest: 2, most: count - 3 }, context)),
    drawLorem: (count) => {
      const classic = LOREM_WORDS.slice(0, count);
      last = classic.at(-1) ?? '';
      return punctuate([...classic, ...randomWords(count - classic.length)], LOREM_WORDS.indexOf('amet'));
    },
    drawTitle: (count) => randomWords(count).map((word, index) => ({ word: index === 0 ? capitalize(word) : word, mark: '' })),
  };
}

function capitalize(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
