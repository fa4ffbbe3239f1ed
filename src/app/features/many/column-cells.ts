import type { Line } from './read-lines.ts';
import type { Records } from './read-table.ts';

/** The cells of a column that are not blank, with their record numbers, starting at 1. */
export const columnCells = (records: Records, column: number, hasHead: boolean): readonly Line[] =>
  records.flatMap((record, index) => {
    const text = record[column] ?? '';
    return (hasHead && index === 0) || text.trim() === '' ? [] : [{ number: index + 1, text }];
  });
