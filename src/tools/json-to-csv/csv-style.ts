import type { ValuesOf } from '#core/fields.ts';
import type { CsvStyle } from '#formats/csv.ts';
import type { options } from './fields.ts';

type StyleOptions = Pick<ValuesOf<typeof options>, 'delimiter' | 'lineEnding' | 'quote'>;

const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

const lineBreaks = { lf: '\n', crlf: '\r\n' } as const;

export const csvStyle = ({ delimiter, lineEnding, quote }: StyleOptions): CsvStyle => ({
  delimiter: delimiters[delimiter],
  lineBreak: lineBreaks[lineEnding],
  quotesAll: quote === 'all',
});

/** What the file holds: the table, with a line break after its last row, and a byte order mark before it if there shall be one. */
export const csvFile = (
  csv: string,
  { lineEnding, byteOrderMark }: Pick<ValuesOf<typeof options>, 'lineEnding' | 'byteOrderMark'>,
): string => `${byteOrderMark ? '\uFEFF' : ''}${csv}${lineBreaks[lineEnding]}`;
