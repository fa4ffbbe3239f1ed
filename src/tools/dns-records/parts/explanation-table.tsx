import { Select } from '#ui/choice/select.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { DnsRecordsTool } from './dns-records-tool.ts';
import { TitledTable } from './titled-table.tsx';

const looks = {
  part: { isMonospace: true, width: '16rem', minWidth: '9rem' },
  value: { isMonospace: true, width: '38%', minWidth: '9rem' },
  meaning: { minWidth: '12rem' },
};

/** The parts of one record, with a field that selects it. */
export function ExplanationTable({ tool: { bind, show } }: { readonly tool: DnsRecordsTool }) {
  const { columns, ...parts } = show('explanation');
  const names = show('explainedRecords').value ?? [];
  return (
    <TitledTable {...parts} columns={withColumns(columns, looks)} keyOf={(_row, index) => index}>
      {names.length > 0 && <Select {...bind('record')} value={show('explainedRecord').value ?? ''} options={names} isSearchable />}
    </TitledTable>
  );
}
