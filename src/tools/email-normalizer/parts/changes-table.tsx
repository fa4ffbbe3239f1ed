import { writeCsv } from '#pure/notation/csv/csv.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableActions } from '#ui/table/table-actions.tsx';
import { tableRecords } from '#ui/table/table-records.ts';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

const looks = {
  address: { isMonospace: true, width: '45%', minWidth: '9rem' },
  normalized: { isMonospace: true, minWidth: '9rem' },
  provider: { width: '6rem' },
};

/** Each changed entry with its result. */
export function ChangesTable({ t, show }: Pick<Tool<typeof declaration, typeof en>, 't' | 'show'>) {
  const { label, columns, fileName, ...changes } = show('changes');
  return (
    <section>
      <div className="mb-2 flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-base font-semibold">{label}</h2>
        <TableActions
          {...{ label, fileName }}
          csv={() => writeCsv(tableRecords(columns, changes.rows))}
          isDisabled={changes.rows.length === 0}
        />
      </div>
      <DataTable {...changes} label={label} columns={withColumns(columns, looks)} emptyText={t('view.noChanges')} />
    </section>
  );
}
