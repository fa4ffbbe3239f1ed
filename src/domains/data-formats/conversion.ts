import type { Context } from '#core/context.ts';
import { type Fields, initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { GatheredNotice } from '#pure/notation/tree/notices.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import type { FormatId, Reader, Writer, Written } from './format.ts';

/** The converted text, under the id of its format, and its notices. */
type Converted<To extends FormatId> = Readonly<Record<To, Written['text']>> & { readonly notices: readonly GatheredNotice[] };

/**
 * The run of a tool that `declareConversion` declares: converts a text from one format to the other and collects the notices of both.
 * Returns `null` for an empty text. Errors: `inputTooLarge`, and those of the reader and the writer.
 */
export const conversion =
  <
    From extends FormatId,
    To extends FormatId,
    Reading extends Fields,
    Writing extends Fields,
    ReadCode extends string,
    WriteCode extends string,
  >(
    { format: from, read }: Reader<From, Reading, ReadCode>,
    { format: to, write }: Writer<To, Writing, WriteCode>,
  ) =>
  (
    { [from.id]: text, ...chosen }: Readonly<Record<From, string>> & Partial<ValuesOf<Reading> & ValuesOf<Writing>>,
    { progress }: Pick<Context, 'progress'>,
  ): Result<Converted<To> | null, ReadCode | WriteCode | 'inputTooLarge'> => {
    if (isOverInputLimit(text)) return fail('inputTooLarge');
    const source = read(text, { ...initialValues(from.readOptions), ...chosen }, progress);
    if (!source.ok) return source;
    if (source.value.documents.length === 0) return ok(null);
    const written = write(source.value, { ...initialValues(to.writeOptions), ...chosen });
    return mapResult(
      written,
      ({ text: output, notices }) => ({ [to.id]: output, notices: [...source.value.notices, ...notices] }) as unknown as Converted<To>, // its only key
    );
  };
