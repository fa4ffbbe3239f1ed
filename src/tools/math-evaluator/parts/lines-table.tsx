import { excerpt } from '#pure/text/excerpt.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { withColumns } from '#ui/table/with-columns.ts';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';

/** The maximum length of a displayed result. The copy button copies all of it. */
const SHOWN_LENGTH = 500;

const shown = (text: string): string => excerpt(text, SHOWN_LENGTH);

interface Line {
  readonly expression: string;
  readonly result: string;
}

const looks = {
  number: { align: 'end', width: '3.5rem' },
  expression: { isMonospace: true, width: '40%', cell: ({ expression }: Line) => shown(expression) },
  result: { isMonospace: true, cell: ({ result }: Line) => <span data-value>{shown(result)}</span> },
} as const;

/** The result of each line. */
export function LinesTable({ t, show }: Pick<Tool<typeof declaration, typeof en>, 't' | 'show'>) {
  const { columns, ...table } = show('lines');
  return (
    <DataTable
      {...table}
      columns={withColumns(columns, looks)}
      copy={({ number, result }) => ({ label: t('view.lineResult', { line: number }), value: result })}
    />
  );
}
