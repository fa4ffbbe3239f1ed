import { TableSection } from '#ui/table/table-section.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The parts of the command that are missing in the file, and why. Renders nothing if there are none. */
export function NoteTable({ show }: Pick<Tool<typeof declaration, typeof en>, 'show'>) {
  const { label, columns, ...notes } = show('notes');
  if (notes.rows.length === 0) return null;
  return (
    <TableSection
      {...notes}
      heading={label}
      maxHeight="28rem"
      columns={withColumns(columns, { flag: { isMonospace: true, width: '16rem' } })}
    />
  );
}
