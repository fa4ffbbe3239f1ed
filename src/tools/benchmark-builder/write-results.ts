import { writeCsv } from '#pure/notation/csv/csv.ts';
import { columns } from './declare.ts';
import { markdownRow } from '#pure/notation/markdown/markdown-row.ts';
import type { Cells } from './result-cells.ts';

export type ExportFormat = 'markdown' | 'list' | 'csv';

const inOrder = (cells: Cells): readonly string[] => columns.map((column) => cells[column]);

const bulletList = (rows: readonly Cells[], headings: Cells): string =>
  rows
    .flatMap((row) => [
      `- ${row.suite}`,
      ...columns.filter((column) => column !== 'suite').map((column) => `  - ${headings[column]}: ${row[column]}`),
    ])
    .join('\n');

/** Writes the results as text; empty without results. */
export function writeResults(rows: readonly Cells[], headings: Cells, format: ExportFormat): string {
  if (rows.length === 0) return '';
  const names = inOrder(headings);
  switch (format) {
    case 'markdown':
      return [names, names.map(() => '---'), ...rows.map(inOrder)].map(markdownRow).join('\n');
    case 'list':
      return bulletList(rows, headings);
    case 'csv':
      return writeCsv([names, ...rows.map(inOrder)]);
  }
}
