import type { Context } from '#core/context.ts';
import { type Fields, initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { GatheredNotice } from '#pure/notation/tree/notices.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import type { FormatId, Reader, Writer, Written } from './format.ts';

/** The text that was made, by the id of its format, and what is to be said about it. */
type Converted<To extends FormatId> = Readonly<Record<To, Written['text']>> & { readonly notices: readonly GatheredNotice[] };

/**
 * The work of a tool that `declareConversion` declares: a text of the one format as one of the other, with the notices of both; `null` for a text
 * that has nothing in it. Errors: `inputTooLarge`, and those of the reader and the writer.
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
      ({ text: output, notices }) => ({ [to.id]: output, notices: [...source.value.notices, ...notices] }) as unknown as Converted<To>, // its one name
    );
  };
