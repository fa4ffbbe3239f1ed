import {
  allRows,
  type BytesOutput,
  type DetailedFile,
  type DetailedPicture,
  type DetailedRow,
  type DetailedText,
  type Grid,
  type LabeledValue,
  type Output,
  type RowSource,
  type TableRow,
} from '#core/outputs.ts';

/** An output to print, with its value and its messages (`label`, `columns.<name>`). */
export interface Printing<O extends Output = Output> {
  readonly output: O;
  readonly value: unknown;
  readonly text: (key: string) => string;
}

interface Printer<O extends Output> {
  /** Prints the output alone, as text for people and pipes, or as a file. */
  readonly print: (printing: Printing<O>) => string | Blob;
  /** The value of the row with a label, for outputs whose labels are data. */
  readonly valueUnder?: (value: unknown, label: string) => string | undefined;
  /** The output is a single line and is printed together with other such outputs. */
  readonly isLine?: true;
  /** The output fits into a cell in the table of results for lines. */
  readonly isCell?: true;
  /** The output as a named file, for outputs that are files. */
  readonly asFile?: (printing: Printing<O>) => File;
  /** The output as JSON, with untranslated names. */
  readonly plain: (printing: Printing<O>) => unknown;
}

const ESCAPES: Readonly<Record<string, string>> = { '\t': String.raw`\t`, '\n': String.raw`\n`, '\r': String.raw`\r`, '\\': '\\\\' };

/** A TSV cell. Tabs and line breaks are escaped. */
const cell = (text: string): string => (/[\t\n\r]/.test(text) ? text.replaceAll(/[\t\n\r\\]/g, (found) => ESCAPES[found] ?? '') : text);

/** A TSV line. */
export const tsvLine = (cells: readonly string[]): string => cells.map(cell).join('\t');

const tsv = (head: readonly string[], rows: RowSource<readonly string[]>): string => [head, ...allRows(rows)].map(tsvLine).join('\n');

const textOf = (value: string | DetailedText): string | Blob => {
  if (typeof value === 'string') return value;
  const { text, whole = text } = value;
  return typeof whole === 'function' ? whole() : whole;
};

const rowOf = (value: string | DetailedRow): string => (typeof value === 'string' ? value : value.value);

const pictureOf = (value: string | DetailedPicture): string => (typeof value === 'string' ? value : value.svg);

function namedFile({ output, value }: Printing<BytesOutput>): File {
  const { content, file = output.file } = value as DetailedFile;
  return new File([content], file, { type: content.type });
}

async function base64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192)); // argument limit
  return btoa(binary);
}

/** The rows of a table as cells, in column order. */
const cellsOf = (columns: readonly string[], rows: RowSource<TableRow>): RowSource<readonly string[]> => ({
  length: rows.length,
  at: (index) => {
    const row = rows.at(index);
    return row && columns.map((column) => row[column] ?? '');
  },
});

/** Printers by output kind. Marks and page-only data are not printed. */
const printers: { readonly [Kind in Output['kind']]: Printer<Extract<Output, { kind: Kind }>> | undefined } = {
  text: {
    isCell: true,
    print: ({ value }) => textOf(value as string | DetailedText),
    async plain({ value }) {
      const text = textOf(value as string | DetailedText);
      return typeof text === 'string' ? text : text.text();
    },
  },
  row: {
    isLine: true,
    isCell: true,
    print: ({ value }) => rowOf(value as string | DetailedRow),
    plain: ({ value }) => rowOf(value as string | DetailedRow),
  },
  rows: {
    isCell: true,
    print: ({ value }) => (value as readonly LabeledValue[]).map((row) => tsvLine([row.label, row.value])).join('\n'),
    valueUnder: (value, label) => (value as readonly LabeledValue[]).find((row) => row.label === label)?.value,
    plain: ({ value }) => (value as readonly LabeledValue[]).map(({ label, value: labeled }) => ({ label, value: labeled })),
  },
  table: {
    print: ({ output: { columns }, value, text }) =>
      tsv(
        columns.map((column) => text(`columns.${column}`)),
        cellsOf(columns, value as RowSource<TableRow>),
      ),
    plain: ({ output: { columns }, value }) => ({ columns, rows: allRows(cellsOf(columns, value as RowSource<TableRow>)) }),
  },
  grid: {
    print: ({ value }) => tsv((value as Grid).columns, (value as Grid).rows),
    plain: ({ value }) => ({ columns: (value as Grid).columns, rows: allRows((value as Grid).rows) }),
  },
  picture: {
    print: ({ value }) => pictureOf(value as string | DetailedPicture),
    plain: ({ value }) => pictureOf(value as string | DetailedPicture),
  },
  bytes: {
    print: ({ value }) => (value as DetailedFile).content,
    asFile: namedFile,
    async plain(printing) {
      const file = namedFile(printing);
      return { name: file.name, mediaType: file.type, base64: await base64(file) };
    },
  },
  marks: undefined,
  page: undefined,
};

const printerOf = ({ kind }: Output): Printer<Output> | undefined => printers[kind] as Printer<Output> | undefined; // matches the kind

/** Whether adapters print an output. */
export const isPrinted = (output: Output): boolean => printerOf(output) !== undefined;

export const isLine = (output: Output): boolean => printerOf(output)?.isLine === true;

export const isCell = (output: Output): boolean => printerOf(output)?.isCell === true;

/** Whether an output has rows that can be picked by label. */
export const hasLabels = (output: Output): boolean => printerOf(output)?.valueUnder !== undefined;

/** A label and a value on one line, separated by a tab. */
export const labeledLine = (label: string, value: string): string => tsvLine([label, value]);

export const valueUnder = (output: Output, value: unknown, label: string): string | undefined =>
  printerOf(output)?.valueUnder?.(value, label);

export const printOutput = (printing: Printing): string | Blob => printerOf(printing.output)?.print(printing) ?? '';

export const plainOutput = async (printing: Printing): Promise<unknown> => printerOf(printing.output)?.plain(printing);

export const fileOutput = (printing: Printing): File | undefined => printerOf(printing.output)?.asFile?.(printing);
