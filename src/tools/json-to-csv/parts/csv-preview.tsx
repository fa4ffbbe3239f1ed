import { readCsvRecord } from '#formats/csv.ts';
import { packedTextAt } from '#formats/packed-texts.ts';
import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { CsvTable } from '../logic.ts';

export interface CsvPreviewProps {
  readonly label: string;
  readonly table: CsvTable | null | undefined;
}

/** A longer cell is shown only so far; the CSV has all of it. */
const SHOWN_LENGTH = 200;

/** The rows as a spreadsheet would read them; each is read from the CSV when it is seen. */
export function CsvPreview({ label, table }: CsvPreviewProps) {
  const { csv, rowCount = 0, columnNames = [], delimiter = ',' } = table ?? {};
  const headerCount = csv ? csv.ends.length - rowCount : 0;
  const columns = columnNames.map(
    (name, column): DataColumn<readonly string[]> => ({
      name: String(column),
      label: name,
      isMonospace: true,
      minWidth: '8rem',
      cell: (fields) => shown(fields[column] ?? ''),
    }),
  );
  const rows = {
    length: columns.length > 0 ? rowCount : 0,
    at: (index: number) => csv && readCsvRecord(packedTextAt(csv, index + headerCount), delimiter),
  };
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{label}</h2>
      <DataTable {...{ label, columns, rows }} keyOf={(_fields, index) => index} />
    </section>
  );
}

const shown = (value: string): string => (value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value);
