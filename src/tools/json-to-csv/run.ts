import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type CsvStyle, guardFormula, writeCsvRecord } from '#pure/notation/csv/csv.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { type JsonNoticeCode, readJsonNodes } from '#pure/notation/json/nodes/read-json-nodes.ts';
import type { JsonErrorCode } from '#pure/notation/json/walk-json.ts';
import { type PackedTexts, TextPacker } from '#pure/transfer/packed-texts.ts';
import type { GatheredNotice } from '#pure/notation/tree/notices.ts';
import type { OverflowCode } from '#pure/notation/tree/text-writer.ts';
import { csvStyle } from './csv-style.ts';
import type { declaration } from './declare.ts';
import { TableBuilder } from './table-builder.ts';

export interface CsvTable {
  /** All of the CSV. Each packed text is a record with the line break after it. The header, if any, is the first record. */
  readonly csv: PackedTexts;
  readonly style: CsvStyle;
  readonly rowCount: number;
  readonly columnCount: number;
  /** The names of the first columns, as many as the preview can show. */
  readonly columnNames: readonly string[];
  readonly notices: readonly GatheredNotice<JsonNoticeCode | 'halfSurrogates'>[];
}

/** More columns would not be useful, and would make the page slow. */
const MAX_PREVIEWED = 100;

const MAX_CELLS = 2 ** 27;

/**
 * Converts JSON, JSON5, or JSON Lines to CSV (RFC 4180), with a row for each element of an array or each line, or a single row. Columns are
 * in the order in which they first appear. `null` for a blank text. Errors: `inputTooLarge`, those of `readJsonNodes`, and `outputTooLong`.
 */
export function convert(
  { json, ...options }: Given<typeof declaration, 'convert'>,
  { progress }: Pick<Context, 'progress'>,
): Result<CsvTable | null, 'inputTooLarge' | JsonErrorCode | OverflowCode> {
  if (isOverInputLimit(json)) return fail('inputTooLarge');
  if (json.trim() === '') return ok(null);
  const read = readJsonNodes(json, { repeated: 'last', progress: (share) => progress(share * 0.6) });
  if (!read.ok) return read;

  const table = new TableBuilder(options);
  for (const row of rowsOf(read.value.values)) table.add(row);
  const { names, rowCount } = table;
  // Each cell takes at least one character: its delimiter or line break.
  if (table.hasOverflow || names.length * rowCount > MAX_CELLS) return fail('outputTooLong');
  progress(0.8);

  const style = csvStyle(options);
  const packer = new TextPacker();
  const header = options.header ? [options.escapeFormulas ? names.map(guardFormula) : names] : [];
  // Without a column there is nothing to write.
  const recordCount = names.length > 0 ? header.length + rowCount : 0;
  for (let record = 0; record < recordCount && !packer.overflow; record++) {
    const fields = header[record] ?? table.fieldsOf(record - header.length);
    packer.add(writeCsvRecord(fields, style) + (record < recordCount - 1 ? style.lineBreak : ''));
  }
  if (packer.overflow) return fail(packer.overflow);
  const { text, ends } = packer.packed();
  const csv = { text: text.toWellFormed(), ends };
  // CSV can express numbers that are not finite.
  const notices: CsvTable['notices'] = read.value.notices.filter(({ code }) => code !== 'nonFinite');
  return ok({
    csv,
    style,
    rowCount,
    columnCount: names.length,
    columnNames: names.slice(0, MAX_PREVIEWED),
    notices: text === csv.text ? notices : [...notices, { code: 'halfSurrogates', values: {} }],
  });
}

function rowsOf(values: readonly JsonNode[]): readonly JsonNode[] {
  const [first] = values;
  return values.length === 1 && first?.kind === 'array' ? first.items : values;
}

export const run = { convert } satisfies Runs<typeof declaration>;
