import type { Context } from '#core/context.ts';
import type { ValuesAt } from '#core/declaration.ts';
import type { Block, Emphasis } from './block.ts';
import { drawBetween, type Range } from './draw-between.ts';
import type { declaration } from './declare.ts';
import { LOREM_WORDS, type Sentence } from './sentence.ts';
import type { SentenceSource } from './sentence-source.ts';

export interface TextOptions extends ValuesAt<typeof declaration, 'unit' | 'format'> {
  readonly quantity: number;
  readonly startsWithLorem: boolean;
  readonly sentencesPerParagraph: Range;
  readonly wordsPerSentence: Range;
}

const TITLE_WORDS: Range = { fewest: 2, most: 4 };
const LIST_ITEMS: Range = { fewest: 3, most: 5 };

/** The kinds of blocks in Markdown, in rotation. */
const ROTATION = ['emphasized', 'bullets', 'linked', 'quote', 'numbers'] as const;

/** Generates the blocks of a text with the given number of paragraphs, sentences, words, or items. */
export function drawBlocks(options: TextOptions, source: SentenceSource, context: Pick<Context, 'randomBytes'>): readonly Block[] {
  const { unit, quantity, format, startsWithLorem, sentencesPerParagraph, wordsPerSentence } = options;
  let isBeginning = startsWithLorem;
  const generateSentence = (): Sentence => {
    if (!isBeginning) return source.drawSentence(drawBetween(wordsPerSentence, context));
    isBeginning = false;
    return source.drawLorem(LOREM_WORDS.length);
  };
  const generateSentences = (count: number): readonly Sentence[] => Array.from({ length: count }, generateSentence);
  const generateParagraph = () => generateSentences(drawBetween(sentencesPerParagraph, context));

  const generateMarkdownBlock = (index: number): Block => {
    const kind = ROTATION[index % ROTATION.length];
    if (kind === 'bullets' || kind === 'numbers') return { kind, sentences: generateSentences(drawBetween(LIST_ITEMS, context)) };
    const isFirst = isBeginning;
    const sentences = generateParagraph();
    if (kind === 'quote') return { kind, sentences };
    return { kind: 'paragraph', sentences, emphasis: selectEmphasis(sentences, isFirst, kind === 'linked', context) };
  };

  switch (unit) {
    case 'words':
      return [{ kind: 'paragraph', sentences: [startsWithLorem ? source.drawLorem(quantity) : source.drawSentence(quantity)] }];
    case 'sentences':
      return [{ kind: 'paragraph', sentences: generateSentences(quantity) }];
    case 'items':
      return [{ kind: 'bullets', sentences: generateSentences(quantity) }];
    case 'paragraphs': {
      if (format !== 'markdown') return Array.from({ length: quantity }, () => ({ kind: 'paragraph', sentences: generateParagraph() }));
      const title = source.drawTitle(drawBetween(TITLE_WORDS, context));
      return [{ kind: 'heading', sentences: [title] }, ...Array.from({ length: quantity }, (_, index) => generateMarkdownBlock(index))];
    }
  }
}

/** Selects a word for a link, or one for bold and one for italic. Skips the classic beginning if there are enough other words. */
function selectEmphasis(
  sentences: readonly Sentence[],
  beginsWithLorem: boolean,
  isLinked: boolean,
  context: Pick<Context, 'randomBytes'>,
): Emphasis {
  const count = sentences.flat().length;
  const start = beginsWithLorem && count > LOREM_WORDS.length + 1 ? LOREM_WORDS.length : 0;
  const bold = drawBetween({ fewest: start, most: count - 1 }, context);
  if (isLinked) return { link: bold };
  if (count - start < 2) return { bold };
  const other = drawBetween({ fewest: start, most: count - 2 }, context);
  return { bold, italic: other < bold ? other : other + 1 };
}
