import type { Presenters } from '#core/present.ts';
import { readCsvRecord } from '#pure/notation/csv/csv.ts';
import { BYTE_ORDER_MARK } from '#pure/text/byte-order-mark.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { packedTextAt } from '#pure/transfer/packed-texts.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

/** The maximum length of a cell in the preview. The CSV has all of it. */
const SHOWN_LENGTH = 200;

export const presenters = {
  /** The preview has the rows as a spreadsheet would read them. Each row is parsed from the CSV when it is displayed. */
  convert({ csv, style, rowCount, columnCount, columnNames, notices }, { byteOrderMark }) {
    const { delimiter, lineBreak } = style;
    const headerCount = csv.ends.length - rowCount;
    const shown = columnNames.length;
    return {
      csv: { text: csv.text, inFile: { before: byteOrderMark ? BYTE_ORDER_MARK : '', after: lineBreak } },
      rows: String(rowCount),
      columns: String(columnCount),
      preview: {
        columns: columnNames,
        rows: {
          length: shown > 0 ? rowCount : 0,
          at: (index) =>
            readCsvRecord(packedTextAt(csv, index + headerCount), delimiter)
              .slice(0, shown)
              .map((cell) => excerpt(cell, SHOWN_LENGTH)),
        },
      },
      notices:
        shown < columnCount ? [...notices, { code: 'firstColumns', isOfPage: true, values: { shown, count: columnCount } }] : notices,
    };
  },
} satisfies Presenters<typeof declaration, typeof run>;
