import { DataTable } from '#ui/table/data-table.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

interface PatternTableProps {
  readonly show: Tool<typeof declaration, typeof en>['show'];
  /** Also masks the parts of the password. */
  readonly isHidden: boolean;
}

/** A table of the password's parts and how easy each one is to guess. */
export function PatternTable({ show, isHidden }: PatternTableProps) {
  const { columns, ...table } = show('patterns');
  const shown = (piece: string): string => (isHidden ? '•'.repeat([...piece].length) : piece);
  return (
    <DataTable
      {...table}
      columns={withColumns(columns, {
        part: { cell: ({ part }) => shown(part), isMonospace: true },
        detail: { cell: ({ detail, hasPieceAsDetail }) => (hasPieceAsDetail ? shown(detail) : detail) },
        guesses: { align: 'end' },
      })}
    />
  );
}
