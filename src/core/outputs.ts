import type { DataType } from './data-type.ts';

/** What a file holds around the text that is shown and copied, such as a line break after it. */
export interface FileFrame {
  readonly before?: string;
  readonly after?: string;
}

/** One text: shown, copied, saved as a file and sent to other tools. */
export interface TextOutput {
  readonly kind: 'text';
  readonly type: DataType;
  /** The name of the file it is saved as; without one it cannot be saved. */
  readonly file?: string;
  readonly inFile?: FileFrame;
  /** Hidden until it is revealed, and never sent to another tool. */
  readonly isSecret?: true;
  /** To be seen, but never sent to another tool. */
  readonly isPrivate?: true;
  /** Its name is a plural: several things stand in it. */
  readonly isMany?: true;
  /** How many lines a page gives it that is laid out from the declaration; one if left out. */
  readonly lines?: number;
}

/** One value under a name. */
export interface RowOutput {
  readonly kind: 'row';
  /** Words rather than data. */
  readonly isProse?: true;
  /** Says something about the answer and is no value to be copied. */
  readonly isNote?: true;
  readonly isSecret?: true;
  /** Shown only while it has a value. */
  readonly isOptional?: true;
}

/** Values under names that are data themselves, such as those of hash functions. */
export interface RowsOutput {
  readonly kind: 'rows';
  /** The names, where they are known before the values are, for each value of the choice `by`. */
  readonly by?: string;
  readonly labels?: Readonly<Record<string, readonly string[]>>;
}

export interface TableOutput<Column extends string = string, Mark extends string = string> {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  /** What a row can say about itself beside its cells, for a page to show in its own way. */
  readonly marks: readonly Mark[];
  /** The name of the file it is saved as, which ends in `.csv`; without one it cannot be saved. */
  readonly file?: string;
}

export type TableRow<Column extends string = string, Mark extends string = string> = Readonly<Record<Column, string>> & {
  readonly [Name in Mark]?: boolean;
};

/** A table whose columns are data themselves, such as those of a CSV. */
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

/** A file. */
export interface BytesOutput {
  readonly kind: 'bytes';
  /** Its name, where the answer says no other. */
  readonly file: string;
}

/** Stretches of the text in a field that stand out, such as matches: for a page alone. */
export interface MarksOutput {
  readonly kind: 'marks';
  /** The field in whose text they stand. */
  readonly of: string;
}

/** What a page shows in a way of its own, such as a tree that folds: for it alone. */
export interface PageOutput<Data = unknown> {
  readonly kind: 'page';
  /** Never there: the type of the data. */
  readonly data?: Data;
}

export type Output =
  | TextOutput
  | RowOutput
  | RowsOutput
  | TableOutput
  | GridOutput
  | PictureOutput
  | BytesOutput
  | MarksOutput
  | PageOutput;

/** What a tool gives, by name. The first output of its first operation is the primary one. */
export type Outputs = Readonly<Record<string, Output>>;

/** A text that says more than its declaration does. */
export interface DetailedText {
  readonly text: string;
  /** All of it, where the text is only the beginning: what is copied, saved and printed. Made when it is asked for, as lazy rows are. */
  readonly whole?: (() => string) | Blob | undefined;
  readonly type?: DataType | undefined;
  readonly file?: string | undefined;
  readonly inFile?: FileFrame | undefined;
  /** It stands for a number with more digits, as of a row. */
  readonly isRounded?: boolean | undefined;
}

/** An SVG as it is to be drawn with so many pixels. */
export interface PixelDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing that says more than its declaration does. */
export interface DetailedPicture {
  readonly svg: string;
  /** How wide it is in its own units. */
  readonly units?: number | undefined;
  /** What a PNG of it is drawn from, where that is another size. */
  readonly png?: PixelDrawing | undefined;
}

/** A file that says more than its declaration does; its media type is that of its content. */
export interface DetailedFile {
  readonly content: Blob;
  readonly file?: string | undefined;
  /** That of files of its type, without a point. */
  readonly extension?: string | undefined;
  /** How a browser can show it; left out where it cannot, or should not. */
  readonly shownAs?: 'image' | 'audio' | 'video' | 'pdf' | undefined;
}

/** A value that says more about itself than its declaration does. */
export interface DetailedRow {
  readonly value: string;
  /** What a page shows of a value that is too long for its row. */
  readonly display?: string | undefined;
  /** Words rather than data, such as that there is none. */
  readonly isProse?: boolean | undefined;
  /** What it says is good or bad. */
  readonly verdict?: 'good' | 'bad' | undefined;
  /** It stands for a number with more digits: a page says so in front of it, beside what is copied. */
  readonly isRounded?: boolean | undefined;
  /** It changes by itself, as a clock does. */
  readonly isTicking?: boolean | undefined;
  /** How much is left of what it measures, from 0 to 1. */
  readonly share?: number | undefined;
}

export interface LabeledValue {
  readonly label: string;
  readonly value: string;
  readonly isProse?: boolean | undefined;
  /** As of a row. */
  readonly isRounded?: boolean | undefined;
}

/** Rows by their index: an array, or what makes each row when it is asked for, which many rows need. */
export interface RowSource<Row> {
  readonly length: number;
  at(index: number): Row | undefined;
}

/** All rows, where they are few. */
export const allRows = <Row>(rows: RowSource<Row>): readonly Row[] =>
  Array.from({ length: rows.length }, (_, index) => rows.at(index)).filter((row) => row !== undefined);

/** A stretch that was found in a text: neighbors have two colors; `depth` is how many others it stands in. Or one of the parts that make up a text. */
export type TextMark = { readonly from: number; readonly to: number } & (
  | { readonly isOdd: boolean; readonly depth: number }
  | { readonly part: TextPart }
);

/** Each has a color of its own, in the text and where it is explained. */
export type TextPart = 'first' | 'second' | 'third';

/** The marks that touch a stretch of the text, in order: only those in view are asked for. */
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
            : O extends PageOutput<infer Data>
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

// Without `NoInfer` a table that is declared without marks would have any.
export const table = <const Column extends string, const Mark extends string = never>(
  columns: readonly Column[],
  { marks = [], ...details }: { readonly marks?: readonly Mark[]; readonly file?: string } = {},
): TableOutput<Column, NoInfer<Mark>> => ({ kind: 'table', columns, marks, ...details });

export const grid = (): GridOutput => ({ kind: 'grid' });

export const picture = (file: string): PictureOutput => ({ kind: 'picture', file });

export const bytes = (file: string): BytesOutput => ({ kind: 'bytes', file });

export const marks = (of: string): MarksOutput => ({ kind: 'marks', of });

export const forPage = <Data>(): PageOutput<Data> => ({ kind: 'page' });
