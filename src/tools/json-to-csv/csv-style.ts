import type { Given } from '#core/declaration.ts';
import type { CsvStyle } from '#pure/notation/csv/csv.ts';
import type { declaration } from './declare.ts';

type StyleOptions = Pick<Given<typeof declaration, 'convert'>, 'delimiter' | 'lineEnding' | 'quote'>;

const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

const lineBreaks = { lf: '\n', crlf: '\r\n' } as const;

export const csvStyle = ({ delimiter, lineEnding, quote }: StyleOptions): CsvStyle => ({
  delimiter: delimiters[delimiter],
  lineBreak: lineBreaks[lineEnding],
  quotesAll: quote === 'all',
});
