import { parseNumber } from '#core/field-text.ts';
import { type ValuesOf, whole } from '#core/fields.ts';
import { defineOperation, type WorkerContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { countText, type TextCounts } from './count-text.ts';
import { drawBlocks, type TextWish } from './draw-blocks.ts';
import { sentenceSource } from './sentence-source.ts';
import { inputs, options } from './fields.ts';
import { latinWords } from './latin-words.ts';
import { greatestQuantity } from './quantity.ts';
import type { TextLanguage } from './text-language.ts';
import { writeBare, writeBlocks } from './write-blocks.ts';

type Options = ValuesOf<typeof options>;

export interface Lorem extends TextCounts {
  readonly text: string;
}

/**
 * Placeholder text. Errors: `quantityOutOfRange`; values: the greatest of this unit; `fewestOverMost`, about the range that the unit needs.
 */
async function generate(wish: Options, context: WorkerContext): Promise<Result<Lorem, 'quantityOutOfRange' | 'fewestOverMost'>> {
  const { unit, format, language } = wish;
  const max = greatestQuantity(unit);
  const quantity = parseNumber(wish.quantity, whole({ min: 1, max, initial: 1 }));
  if (Number.isNaN(quantity)) return fail('quantityOutOfRange', { field: 'quantity', values: { max } });
  if (unit === 'paragraphs' && wish.fewestSentences > wish.mostSentences) return fail('fewestOverMost', { field: 'fewestSentences' });
  if (unit !== 'words' && wish.fewestWords > wish.mostWords) return fail('fewestOverMost', { field: 'fewestWords' });

  const text: TextWish = {
    unit,
    format,
    quantity,
    startsWithLorem: wish.startWithLorem && language === 'latin',
    sentencesPerParagraph: { fewest: wish.fewestSentences, most: wish.mostSentences },
    wordsPerSentence: { fewest: wish.fewestWords, most: wish.mostWords },
  };
  const blocks = drawBlocks(text, sentenceSource(await wordsOf(language, context), language, context), context);
  return ok({ text: writeBlocks(blocks, format, language), ...countText(writeBare(blocks, format, language), blocks, language) });
}

const wordsOf = async (language: TextLanguage, { loadData }: WorkerContext): Promise<readonly string[]> =>
  language === 'latin' ? latinWords : new TextDecoder().decode(await loadData(`lorem-words/${language}`)).split('\n');

export const operations = {
  generate: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'worker',
    run: (_inputs, wish, context: WorkerContext) => generate(wish, context),
  }),
};
