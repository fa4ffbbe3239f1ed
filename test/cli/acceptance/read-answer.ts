import type { TranslateAny } from '#core/message-key.ts';
import type { Outputs } from '#core/outputs.ts';

/** An output in the form of `--json`. */
type Plain = string | readonly { readonly label: string; readonly value: string }[] | PlainTable;

interface PlainTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type PlainAnswer = Readonly<Record<string, Plain>>;

const labelOf = (t: TranslateAny, name: string): string => {
  const label = t(`outputs.${name}.label`);
  return label === `outputs.${name}.label` ? t(`outputs.${name}`) : label;
};

/** The outputs with this label on the page, or else all outputs with rows, whose labels are data. */
export const outputsUnder = (outputs: Outputs, t: TranslateAny, label: string): readonly string[] => {
  const named = Object.keys(outputs).filter((name) => labelOf(t, name) === label);
  const withRows = Object.keys(outputs).filter((name) => ['rows', 'table', 'grid'].includes(outputs[name]?.kind ?? ''));
  return named.length > 0 ? named : withRows;
};

/**
 * The cell after the one with this label, which may follow the cell of a section. In a table with one row, the cell in the column with this
 * label.
 */
function cellUnder({ columns, rows }: PlainTable, label: string, columnLabel: (column: string) => string): string | undefined {
  const row = rows.find((cells) => cells.includes(label));
  const [only, ...others] = rows;
  const column = columns.findIndex((each) => columnLabel(each) === label);
  return row ? row[row.indexOf(label) + 1] : others.length === 0 ? only?.[column] : undefined;
}

/** The value with this label in an answer: a text or row of that name, a cell of a table, or all cells of a table of that name. */
export function valueUnderLabel(answer: PlainAnswer, t: TranslateAny, label: string): string | undefined {
  const values = Object.entries(answer).flatMap(([name, value]): readonly (string | undefined)[] => {
    if (typeof value === 'string') return labelOf(t, name) === label ? [value] : [];
    if ('rows' in value) {
      const cell = cellUnder(value, label, (column) => t(`outputs.${name}.columns.${column}`));
      return [cell ?? (labelOf(t, name) === label ? value.rows.map((cells) => cells.join('\t')).join('\n') : undefined)];
    }
    return Array.isArray(value) ? value.filter((row) => row.label === label).map((row) => String(row.value)) : [];
  });
  return values.find((value) => value !== undefined);
}
