import { expect, test } from 'vitest';
import { bytes, row, rows, textOutput } from '#core/outputs.ts';
import { lineColumns } from './answer-line.ts';

test('what is text has a column in the table of lines, rows that come with the answer, too; a file has none', () => {
  const outputs = { digest: textOutput(), count: row(), details: rows(), other: textOutput(), picture: bytes('a.png') };
  expect(lineColumns(outputs, ['digest', 'count', 'details', 'picture'])).toEqual(['digest', 'count', 'details']);
});
