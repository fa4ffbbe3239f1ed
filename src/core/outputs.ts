import type { DataType } from './data-type.ts';

/** Content that a saved file has around the displayed text, such as a final line break. */
export interface FileFrame {
  readonly before?: string;
  readonly after?: string;
}

/** One text, which can be displayed, copied, saved as a file, and sent to other tools. */
export interface TextOutput {
  readonly kind: 'text';
  readonly type: DataType;
  /** The name of the saved file. If left out, the text cannot be saved. */
  readonly file?: string;
  readonly inFile?: FileFrame;
  /** Hidden until revealed, and never sent to another tool. */
  readonly isSecret?: true;
  /** Displayed, but never sent to another tool. */
  readonly isPrivate?: true;
  /** The name of the output is a plural, because it contains several things. */
  readonly isMany?: true;
  /** The number of lines of its control on a page that is generated from the declaration; one if left out. */
  readonly rows?: number;
}

/** One value with a label. */
export interface RowOutput {
  readonly kind: 'row';
  /** Words rather than data. */
  readonly isProse?: true;
  /** A remark about the result, not a value to copy. */
  readonly isNote?: true;
  readonly isSecret?: true;
  /** Displayed only while it has a value. */
  readonly isOptional?: true;
}

/** Values with labels that are data themselves, such as the names of hash functions. */
export interface RowsOutput {
  readonly kind: 'rows';
  /** The choice field whose value selects the labels. Only for labels that are known in advance. */
  readonly by?: string;
  readonly labels?: Readonly<Record<string, readonly string[]>>;
}

export interface TableOutput<Column extends string = string, Mark extends string = string> {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  /** Flags of a row that a page can display in its own way. */
  readonly marks: readonly Mark[];
  /** The name of the saved file, which ends in `.csv`. If left out, the table cannot be saved. */
  readonly file?: string;
}

export type TableRow<Column extends string = string, Mark extends string = string> = Readonly<Record<Column, string>> & {
  readonly [Name in Mark]?: boolean;
};

/** A table whose columns are data themselves, such as those of a CSV file. */
export interface GridOutput {
  readonly kind: 'grid';
}

export interface Grid {
  readonly columns: readonly string[];
  /** The cells of each row, in the order of the columns. */
  readonly rows: RowSource<readonly string[]>;
}

/** A drawing as the text of an SVG document. */
export interface PictureOutput {
  readonly kind: 'picture';
  readonly file: string;
}

/** A binary file. */
export interface BytesOutput {
  readonly kind: 'bytes';
  /** The file name, unless the value has its own. */
  readonly file: string;
}

/** Highlighted ranges in the text of a field, such as matches. For pages only. */
export interface MarksOutput {
  readonly kind: 'marks';
  /** The field whose text contains them. */
  readonly of: string;
}

/** Data that a page displays in its own way, such as a collapsible tree. For pages only. */
export interface UiOutput<Data = unknown> {
  readonly kind: 'page';
  /** Never set; carries the type of the data. */
  readonly data?: Data;
}

export type Output = TextOutput | RowOutput | RowsOutput | TableOutput | GridOutput | PictureOutput | BytesOutput | MarksOutput | UiOutput;

/** The outputs of a tool, by name. The first output of the first operation is the primary one. */
export type Outputs = Readonly<Record<string, Output>>;

/** A text with more details than its declaration has. */
export interface DetailedText {
  readonly text: string;
  /** The whole text, if `text` is only its beginning, for copying, saving, and printing. A function creates it on demand. */
  readonly whole?: (() => string) | Blob | undefined;
  readonly type?: DataType | undefined;
  readonly file?: string | undefined;
  readonly inFile?: FileFrame | undefined;
  /** The text is a rounded number, as in a row. */
  readonly isRounded?: boolean | undefined;
}

/** An SVG and the size in pixels at which it is drawn. */
export interface PixelDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing with more details than its declaration has. */
export interface DetailedPicture {
  readonly svg: string;
  /** Its width in its own units. */
  readonly units?: number | undefined;
  /** The drawing for a PNG, if it has a different size. */
  readonly png?: PixelDrawing | undefined;
}

/** A file with more details than its declaration has. Its media type is that of its content. */
export interface DetailedFile {
  readonly content: Blob;
  readonly file?: string | undefined;
  /** The usual file name extension of its type, without a dot. */
  readonly extension?: string | undefined;
  /** How a browser can display it; left out if it cannot or should not. */
  readonly shownAs?: 'image' | 'audio' | 'video' | 'pdf' | undefined;
}

/** A row value with more details than its declaration has. */
export interface DetailedRow {
  readonly value: string;
  /** A shorter form for pages, for a value that is too long for its row. */
  readonly display?: string | undefined;
  /** Words rather than data, such as a note that a value is missing. */
  readonly isProse?: boolean | undefined;
  /** Whether the value is good or bad news. */
  readonly verdict?: 'good' | 'bad' | undefined;
  /** The value is a rounded number. A page says so before the value; the copied text does not. */
  readonly isRounded?: boolean | undefined;
  /** The value changes over time, like a clock. */
  readonly isTicking?: boolean | undefined;
  /** The remaining share of the measured quantity, from 0 to 1. */
  readonly share?: number | undefined;
}

export interface LabeledValue {
  readonly label: string;
  readonly value: string;
  readonly isProse?: boolean | undefined;
  /** The value is a rounded number, as in a row. */
  readonly isRounded?: boolean | undefined;
}

/** Rows by index: an array, or an object that creates each row on demand, which is necessary for many rows. */
export interface RowSource<Row> {
  readonly length: number;
  at(index: number): Row | undefined;
}

/** All rows as an array, for short sources. */
export const allRows = <Row>(rows: RowSource<Row>): readonly Row[] =>
  Array.from({ length: rows.length }, (_, index) => rows.at(index)).filter((row) => row !== undefined);

/**
 * A highlighted range in a text. Matches alternate between two colors, and `depth` is the number of matches around one. Alternatively, one
 * of the parts that make up a text.
 */
export type TextMark = { readonly from: number; readonly to: number } & (
  | { readonly isOdd: boolean; readonly depth: number }
  | { readonly part: TextPart }
);

/** A part of a text. Each has its own color, in the text and in the explanation. */
export type TextPart = 'first' | 'second' | 'third';

/** Returns the marks that overlap a range of the text, in order. It is called only for the visible range. */
export type MarksBetween = (from: number, to: number) => readonly TextMark[];

export type Shown<O extends Output> = O extends TextOutput
  ? string | DetailedText
  : O extends RowOutput
    ? string | DetailedRow
    : O extends RowsOutput
      ? readonly LabeledValue[]
      : O extends TableOutput<infer Column, infer Mark>
        ? RowSource<TableRow<Column, Mark>>
        : O extends GridOutput
          ? Grid
          : O extends MarksOutput
            ? MarksBetween
            : O extends UiOutput<infer Data>
              ? Data
              : O extends BytesOutput
                ? DetailedFile
                : string | DetailedPicture;

export const textOutput = ({ type = 'text', ...details }: Partial<Omit<TextOutput, 'kind'>> = {}): TextOutput => ({
  kind: 'text',
  type,
  ...details,
});

export const row = (details: Omit<RowOutput, 'kind'> = {}): RowOutput => ({ kind: 'row', ...details });

export const rows = (details: Omit<RowsOutput, 'kind'> = {}): RowsOutput => ({ kind: 'rows', ...details });

// Without `NoInfer`, a table declared without marks would accept any mark.
export const table = <const Column extends string, const Mark extends string = never>(
  columns: readonly Column[],
  { marks = [], ...details }: { readonly marks?: readonly Mark[]; readonly file?: string } = {},
): TableOutput<Column, NoInfer<Mark>> => ({ kind: 'table', columns, marks, ...details });

export const grid = (): GridOutput => ({ kind: 'grid' });

export const picture = (file: string): PictureOutput => ({ kind: 'picture', file });

export const bytes = (file: string): BytesOutput => ({ kind: 'bytes', file });

export const marks = (of: string): MarksOutput => ({ kind: 'marks', of });

export const uiOutput = <Data>(): UiOutput<Data> => ({ kind: 'page' });
