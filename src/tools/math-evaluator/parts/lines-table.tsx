import type { DataColumn } from '#ui/data-column.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { EvaluatedLine } from '../evaluate-lines.ts';
import type { MathTool } from './math-tool.ts';

type Text = MathTool['t'];

export interface LinesTableProps {
  readonly t: Text;
  readonly lines: readonly EvaluatedLine[];
}

/** All of a longer result is copied. */
const SHOWN_LENGTH = 500;

/** What each line came to. */
export function LinesTable({ t, lines }: LinesTableProps) {
  return (
    <DataTable
      label={t('outputs.lines')}
      columns={columnsOf(t)}
      rows={lines}
      keyOf={({ number }) => number}
      copy={({ number, result }) => ({ label: t('view.lineResult', { line: number }), value: result })}
    />
  );
}

const columnsOf = (t: Text): readonly DataColumn<EvaluatedLine>[] => [
  { name: 'number', label: t('view.line'), align: 'end', width: '3.5rem', cell: ({ number }) => number },
  { name: 'expression', label: t('view.expression'), isMonospace: true, width: '40%', cell: ({ expression }) => shown(expression) },
  { name: 'result', label: t('outputs.result'), isMonospace: true, cell: ({ result }) => <span data-value>{shown(result)}</span> },
];

const shown = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
