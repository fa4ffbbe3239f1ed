import { DataTable } from '#ui/data-table.tsx';
import type { Tool } from '#workbench/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../messages/en.json';
import type { Note } from '../read-run.ts';

interface NoteTableProps {
  readonly t: Tool<typeof en, typeof fields.inputs, typeof fields.options>['t'];
  readonly notes: readonly Note[];
}

/** What is not in the file, and why; nothing if all is. */
export function NoteTable({ t, notes }: NoteTableProps) {
  if (notes.length === 0) return null;
  const label = t('outputs.notes');
  return (
    <section>
      <h2 className="mb-2 text-base font-semibold">{label}</h2>
      <DataTable
        label={label}
        rows={notes}
        keyOf={({ code, about }) => `${code} ${about}`}
        columns={[
          {
            name: 'flag',
            label: t('view.flag'),
            isMonospace: true,
            width: '16rem',
            cell: ({ code, about }) => (code === 'skipped' ? t('view.skipped') : about),
          },
          { name: 'note', label: t('view.note'), cell: ({ code, about }) => (code === 'skipped' ? about : t(`notes.${code}`)) },
        ]}
      />
    </section>
  );
}
