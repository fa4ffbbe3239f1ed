import { writeCsv } from '#formats/csv.ts';
import { countPackedRows, packedRowAt, type PackedRows } from '#formats/packed-rows.ts';
import type { RowSource } from '#core/outputs.ts';
import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { TableActions } from '#ui/table-actions.tsx';
import { tableRecords } from '#ui/table-records.ts';
import type { EmailTranslate } from './email-translate.ts';

type Change = readonly string[];

interface ChangesTableProps {
  readonly t: EmailTranslate;
  readonly changes: PackedRows | undefined;
}

/** Each entry that was changed, with what it was changed to. */
export function ChangesTable({ t, changes }: ChangesTableProps) {
  const label = t('outputs.changes');
  const columns = columnsOf(t);
  const rows: RowSource<Change> = changes ? { length: countPackedRows(changes), at: (index) => packedRowAt(changes, index) } : [];
  return (
    <section>
      <div className="mb-2 flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-base font-semibold">{label}</h2>
        <TableActions
          label={label}
          fileName="email-changes.csv"
          csv={() => writeCsv(tableRecords(columns, rows))}
          isDisabled={rows.length === 0}
        />
      </div>
      <DataTable {...{ label, columns, rows }} keyOf={(_change, index) => index} emptyText={t('view.noChanges')} />
    </section>
  );
}

const columnsOf = (t: EmailTranslate): readonly DataColumn<Change>[] => [
  { name: 'address', label: t('view.columns.address'), cell: ([address]) => address, isMonospace: true, width: '45%' },
  { name: 'normalized', label: t('view.columns.normalized'), cell: ([, normalized]) => normalized, isMonospace: true },
  { name: 'provider', label: t('view.columns.provider'), cell: ([, , provider]) => provider || t('view.noProvider'), width: '6rem' },
];
