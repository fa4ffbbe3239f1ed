import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { trimCharacters } from '#pure/text/trim-characters.ts';
import type { declaration } from './declare.ts';
import { orderItems } from './order-items.ts';
import { checkSplit, type SplitError, splitList } from './split-list.ts';
import { writeList } from './write-list.ts';

type Options = Given<typeof declaration, 'convert'>;
type ConvertContext = Pick<Context, 'randomBytes' | 'progress'>;

export interface ConvertedList {
  readonly text: string;
  /** The number of items after trimming and dropping. */
  readonly itemsIn: number;
  readonly itemsOut: number;
  readonly duplicatesRemoved: number;
}

/**
 * Splits, cleans, deduplicates, sorts, and writes a list, in this order. Reports progress, which ends the timeout, as soon as the text is
 * split: only splitting may never end. Errors: those of `splitList` and `writeList`.
 */
export function convertList({ list, ...options }: Options, context: ConvertContext): Result<ConvertedList, SplitError | 'resultTooLong'> {
  if (options.splitOn !== 'regex') context.progress(0); // only a regular expression may take years
  const split = splitList(list, options);
  if (!split.ok) return split;
  context.progress(0.3);
  const trimmed = options.trimItems ? split.value.map(trimItem) : split.value;
  const kept = options.dropEmpty ? trimmed.filter((item) => item !== '') : trimmed;
  const cleaned = kept.map((item) => rewriteItem(item, options));
  const unique = options.removeDuplicates ? dropDuplicates(cleaned, options) : cleaned;
  const written = writeList(orderItems(unique, options, context), options);
  if (!written.ok) return written;
  return ok({
    text: written.value,
    itemsIn: kept.length,
    itemsOut: unique.length,
    duplicatesRemoved: cleaned.length - unique.length,
  });
}

/** White space and invisible characters, such as the direction marks that Windows puts around copied text. */
const AROUND = /[\s\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/;

const trimItem = (item: string): string => trimCharacters(item, AROUND);

function rewriteItem(item: string, { removePrefix, removeSuffix, trimItems, letterCase }: Omit<Options, 'list'>): string {
  const start = item.startsWith(removePrefix) ? item.slice(removePrefix.length) : item;
  const rest = start.endsWith(removeSuffix) ? start.slice(0, start.length - removeSuffix.length) : start;
  const cut = trimItems ? trimItem(rest) : rest;
  return letterCase === 'lower' ? cut.toLowerCase() : letterCase === 'upper' ? cut.toUpperCase() : cut;
}

/** Keeps the first of several equal items. Composed and decomposed accents are equal. */
function dropDuplicates(items: readonly string[], { ignoreCase }: Pick<Options, 'ignoreCase'>): readonly string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const sizeBefore = seen.size;
    return seen.add((ignoreCase ? item.toLowerCase() : item).normalize('NFC')).size > sizeBefore;
  });
}

export const run = {
  convert: (given, context) => (given.list === '' ? ok(null) : convertList(given, context)),
  checkSplit,
} satisfies Runs<typeof declaration>;
