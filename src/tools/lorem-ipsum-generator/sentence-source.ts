import type { Context } from '#core/context.ts';
import { uniformSource } from '#pure/random/uniform-random.ts';
import { drawBetween } from './draw-between.ts';
import { LOREM_WORDS, type Sentence, type Token } from './sentence.ts';
import { type TextLanguage, writings } from './text-language.ts';

type Randomness = Pick<Context, 'randomBytes'>;

/** So many random numbers are asked for at a time. */
const DRAWS_AT_ONCE = 1024;

/** From so many words on a sentence has a comma. */
const WORDS_WITH_COMMA = 8;

/** What draws sentences of a list of words, no word twice in a row. */
export interface SentenceSource {
  /** A capital first, a period last, and in a long one a comma behind one word from the third to the last but two. */
  readonly drawSentence: (words: number) => Sentence;
  /** The classic beginning of so many words at most, and then others as far as need be. */
  readonly drawLorem: (words: number) => Sentence;
  /** A title: a capital first, no period. */
  readonly drawTitle: (words: number) => Sentence;
}

export function sentenceSource(words: readonly string[], language: TextLanguage, context: Randomness): SentenceSource {
  const { comma, period } = writings[language];
  const draw = uniformSource(words.length, context, DRAWS_AT_ONCE);
  let last = '';
  const drawWord = (): string => {
    let word = words[draw()] ?? '';
    while (word === last) word = words[draw()] ?? '';
    last = word;
    return word;
  };
  const drawWords = (count: number): readonly string[] => Array.from({ length: count }, drawWord);
  const punctuate = (all: readonly string[], commaAt: number | undefined): Sentence =>
    all.map((word, index): Token => {
      const isLast = index === all.length - 1;
      return { word: index === 0 ? capitalize(word) : word, mark: isLast ? period : index === commaAt ? comma : '' };
    });

  return {
    drawSentence: (count) =>
      punctuate(drawWords(count), count < WORDS_WITH_COMMA ? undefined : drawBetween({ fewest: 2, most: count - 3 }, context)),
    drawLorem: (count) => {
      const classic = LOREM_WORDS.slice(0, count);
      last = classic.at(-1) ?? '';
      return punctuate([...classic, ...drawWords(count - classic.length)], LOREM_WORDS.indexOf('amet'));
    },
    drawTitle: (count) => drawWords(count).map((word, index) => ({ word: index === 0 ? capitalize(word) : word, mark: '' })),
  };
}

function capitalize(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
