import { writeCsv } from '#formats/csv.ts';
import { countPackedRows, packedRowAt, type PackedRows } from '#formats/packed-rows.ts';
import type { RowSource } from '#core/outputs.ts';
import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TableActions } from '#ui/table-actions.tsx';
import { tableRecords } from '#ui/table-records.ts';
import { fromCells, type ListedAgent } from '../listed-agent.ts';
import type { AgentTranslate } from './agent-translate.ts';

/** Many user agents, one a row. */
export function AgentList({ t, list }: { readonly t: AgentTranslate; readonly list: PackedRows }) {
  const label = t('outputs.list');
  const columns = columnsOf(t);
  const rows = rowsOf(list);
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="max-w-md">
        <ResultRows rows={[{ label: t('outputs.count'), value: String(rows.length) }]} />
      </div>
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <h2 className="text-sm font-medium">{label}</h2>
        <TableActions label={label} fileName="user-agents.csv" csv={() => writeCsv(tableRecords(columns, rows))} />
      </div>
      <DataTable label={label} columns={columns} rows={rows} keyOf={({ line }) => line} maxHeight="36rem" />
    </section>
  );
}

const rowsOf = (list: PackedRows): RowSource<ListedAgent> => ({
  length: countPackedRows(list),
  at: (index) => {
    const cells = packedRowAt(list, index);
    return cells && fromCells(cells);
  },
});

function columnsOf(t: AgentTranslate): readonly DataColumn<ListedAgent>[] {
  const orNotDetected = (text: string): string => text || t('view.notDetected');
  const named = (name: string, version: string): string =>
    orNotDetected(version === '' ? name : t('view.nameAndVersion', { name, version }).trim());
  const device = ({ deviceType: type, deviceVendor: vendor, deviceModel: model }: ListedAgent): string => {
    const name = [vendor, model].filter(Boolean).join(' ');
    return orNotDetected(name !== '' && type !== '' ? t('view.device', { name, type }) : name || type);
  };
  return [
    { name: 'line', label: t('view.columns.line'), cell: ({ line }) => line, width: '4rem', minWidth: '4rem' },
    {
      name: 'browser',
      label: t('outputs.browser'),
      cell: (row) => named(row.browser, row.browserVersion),
      width: '12rem',
      minWidth: '12rem',
    },
    { name: 'engine', label: t('outputs.engine'), cell: (row) => named(row.engine, row.engineVersion), width: '10rem', minWidth: '10rem' },
    { name: 'os', label: t('outputs.os'), cell: (row) => named(row.os, row.osVersion), width: '9rem', minWidth: '9rem' },
    { name: 'device', label: t('view.columns.device'), cell: device, width: '11rem', minWidth: '11rem' },
    { name: 'cpu', label: t('view.columns.cpu'), cell: ({ cpu }) => orNotDetected(cpu), width: '8rem', minWidth: '8rem' },
    { name: 'isBot', label: t('outputs.isBot'), cell: ({ isBot }) => t(isBot ? 'view.yes' : 'view.no'), width: '7rem', minWidth: '7rem' },
    { name: 'text', label: t('view.columns.userAgent'), cell: ({ text }) => text, isMonospace: true, minWidth: '24rem' },
  ];
}
