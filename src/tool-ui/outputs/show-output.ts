import type { DataType } from '#core/data-type.ts';
import type {
  BytesOutput,
  DetailedFile,
  DetailedPicture,
  DetailedRow,
  DetailedText,
  FileFrame,
  Grid,
  GridOutput,
  LabeledValue,
  Output,
  UiOutput,
  PictureOutput,
  RowOutput,
  RowsOutput,
  TableOutput,
  TableRow,
  TextOutput,
} from '#core/outputs.ts';
import type { DataTableProps } from '#ui/table/data-table.tsx';

/** The properties of an output's component, by the kind of the output. Without a result, the output is displayed empty. */
export type ShownProps<O extends Output> = O extends TextOutput
  ? {
      readonly label: string;
      readonly value: string;
      readonly whole?: (() => string) | Blob | undefined;
      readonly produces: DataType;
      readonly outputName: string;
      readonly fileName?: string | undefined;
      readonly fileContent?: (() => string) | Blob | undefined;
      readonly isSecret?: boolean | undefined;
      readonly isPrivate?: boolean | undefined;
      readonly isMany?: boolean | undefined;
      readonly isRounded?: boolean | undefined;
      readonly placeholder?: string | undefined;
      readonly onTrySample?: (() => void) | undefined;
    }
  : O extends RowOutput
    ? LabeledValue & {
        readonly display?: string | undefined;
        readonly verdict?: DetailedRow['verdict'];
        readonly isTicking?: boolean | undefined;
        readonly share?: number | undefined;
        readonly isNote?: boolean | undefined;
        readonly isSecret?: boolean | undefined;
        readonly isOptional?: boolean | undefined;
        readonly placeholder?: string | undefined;
      }
    : O extends RowsOutput
      ? { readonly label: string; readonly rows: readonly LabeledValue[] }
      : O extends TableOutput<infer Column, infer Mark>
        ? Pick<DataTableProps<TableRow<Column, Mark>>, 'label' | 'columns' | 'rows' | 'keyOf'> & { readonly fileName?: string | undefined }
        : O extends GridOutput
          ? Pick<DataTableProps<readonly string[]>, 'label' | 'columns' | 'rows' | 'keyOf'>
          : O extends PictureOutput
            ? DetailedPicture & { readonly label: string; readonly fileName: string }
            : O extends UiOutput<infer Data>
              ? { readonly value: Data | undefined }
              : O extends BytesOutput
                ? Partial<Omit<DetailedFile, 'file'>> & { readonly label: string; readonly fileName: string }
                : never;

interface Showing<O extends Output = Output> {
  readonly name: string;
  readonly output: O;
  readonly value: unknown;
  /** The current values of the fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Returns a message of the output: `label`, or `columns.<name>`. */
  readonly text: (key: string) => string;
  /** The name of the missing input, if others are filled. */
  readonly needed?: string | undefined;
  /** Fills in the sample that demonstrates this output, if there is one. */
  readonly onTrySample?: (() => void) | undefined;
}

const textProps = ({
  name,
  output: { type, file, inFile, isSecret, isPrivate, isMany },
  value,
  text,
  needed,
  onTrySample,
}: Showing<TextOutput>): ShownProps<TextOutput> => {
  const detailed: DetailedText = typeof value === 'object' ? (value as DetailedText) : { text: (value as string | undefined) ?? '' };
  return {
    label: text('label'),
    value: detailed.text,
    whole: detailed.whole,
    produces: detailed.type ?? type,
    outputName: name,
    fileName: detailed.file ?? file,
    fileContent: framed(detailed, detailed.inFile ?? inFile),
    isSecret,
    ...(isPrivate && { isPrivate }),
    ...(detailed.isRounded && { isRounded: true }),
    ...(isMany && { isMany }),
    ...(needed !== undefined && { placeholder: needed }),
    ...(onTrySample && { onTrySample }),
  };
};

/** The content of the file, if it differs from the copied text. */
function framed({ text, whole = () => text }: DetailedText, frame: FileFrame | undefined): (() => string) | Blob | undefined {
  if (!frame) return undefined;
  const { before = '', after = '' } = frame;
  return whole instanceof Blob ? new Blob([before, whole, after], { type: whole.type }) : () => `${before}${whole()}${after}`;
}

/** Converts an output to properties, by its kind. */
const shown: { readonly [Kind in Output['kind']]: (showing: Showing<Extract<Output, { kind: Kind }>>) => object } = {
  marks: ({ value }) => ({ value }), // displayed inside their field
  page: ({ value }) => ({ value }),
  text: textProps,
  row: ({ output: { kind: _kind, ...look }, value, text, needed }) => ({
    ...look,
    label: text('label'),
    ...(typeof value === 'object' ? value : { value: value ?? '' }),
    ...(needed !== undefined && { placeholder: needed }),
  }),
  rows: ({ output: { by = '', labels = {} }, value, values, text }) => ({
    label: text('label'),
    rows: value ?? labels[String(values[by])]?.map((label) => ({ label, value: '' })) ?? [],
  }),
  table: ({ output, value, text }) => ({
    label: text('label'),
    columns: output.columns.map((name) => ({ name, label: text(`columns.${name}`), cell: (row: TableRow) => row[name] })),
    rows: value ?? [],
    keyOf: (_row: TableRow, index: number) => index,
    ...(output.file !== undefined && { fileName: output.file }),
  }),
  grid: ({ value, text }) => {
    const { columns = [], rows = [] } = (value ?? {}) as Partial<Grid>; // matches the output's kind
    return {
      label: text('label'),
      columns: columns.map((label, index) => ({
        name: String(index),
        label,
        cell: (cells: readonly string[]) => cells[index],
        isMonospace: true,
        minWidth: '8rem',
      })),
      rows,
      keyOf: (_cells: readonly string[], index: number) => index,
    };
  },
  picture: ({ output, value = '', text }) => ({
    ...(typeof value === 'string' ? { svg: value } : (value as DetailedPicture)),
    label: text('label'),
    fileName: output.file,
  }),
  bytes({ output, value, text }) {
    const { file = output.file, ...details } = (value ?? {}) as Partial<DetailedFile>; // matches the output's kind
    return { ...details, label: text('label'), fileName: file };
  },
};

/** The properties of an output's component. */
export const showOutput = (showing: Showing): object => shown[showing.output.kind](showing as never); // matches the output's kind
