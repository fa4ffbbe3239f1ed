import type { DataContext } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { integer } from '#core/fields.ts';
import { readNumber } from '#core/kinds/number.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { countText, type TextCounts } from './count-text.ts';
import { drawBlocks, type TextOptions } from './draw-blocks.ts';
import { sentenceSource } from './sentence-source.ts';
import { type declaration, greatestQuantities } from './declare.ts';
import { latinWords } from './latin-words.ts';
import type { TextLanguage } from './text-language.ts';
import { writeBare, writeBlocks } from './write-blocks.ts';

type RandomWords = Pick<DataContext, 'randomBytes' | 'loadData'>;

export interface Lorem extends TextCounts {
  readonly text: string;
}

/**
 * Generates placeholder text. Errors: `quantityOutOfRange` with the `max` of the unit, and `fewestOverMost` for a range that the unit uses.
 */
export async function generate(
  options: Given<typeof declaration, 'generate'>,
  context: RandomWords,
): Promise<Result<Lorem, 'quantityOutOfRange' | 'fewestOverMost'>> {
  const { unit, format, language } = options;
  const max = greatestQuantities[unit];
  const quantity = readNumber(integer({ min: 1, max, initial: 1 }), options.quantity);
  if (quantity === undefined) return fail('quantityOutOfRange', { field: 'quantity', values: { max } });
  if (unit === 'paragraphs' && options.fewestSentences > options.mostSentences) return fail('fewestOverMost', { field: 'fewestSentences' });
  if (unit !== 'words' && options.fewestWords > options.mostWords) return fail('fewestOverMost', { field: 'fewestWords' });

  const text: TextOptions = {
    unit,
    format,
    quantity,
    startsWithLorem: options.startWithLorem && language === 'latin',
    sentencesPerParagraph: { fewest: options.fewestSentences, most: options.mostSentences },
    wordsPerSentence: { fewest: options.fewestWords, most: options.mostWords },
  };
  const blocks = drawBlocks(text, sentenceSource(await wordsOf(language, context), language, context), context);
  return ok({ text: writeBlocks(blocks, format, language), ...countText(writeBare(blocks, format, language), blocks, language) });
}

const wordsOf = async (language: TextLanguage, { loadData }: RandomWords): Promise<readonly string[]> =>
  language === 'latin' ? latinWords : new TextDecoder().decode(await loadData(`lorem-words/${language}`)).split('\n');

export const run = { generate } satisfies Runs<typeof declaration>;
