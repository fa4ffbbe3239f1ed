import { guardFormula, writeCsvRecord } from '#pure/notation/csv/csv.ts';
import { markdownRow, markdownRule } from '#pure/notation/markdown/markdown-row.ts';
import type { LineColumn } from '#engine/line-columns.ts';
import type { LineAnswer } from './line-service.ts';

/** A table: its header, and the cells of each row. */
export interface Sheet {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Writes CSV (RFC 4180) with CRLF after each record. With `isSafe`, escapes cells that a spreadsheet would run as formulas. */
export const sheetCsv = ({ head, rows }: Sheet, isSafe: boolean): string =>
  [head, ...rows].map((cells) => `${writeCsvRecord(isSafe ? cells.map(guardFormula) : cells)}\r\n`).join('');

export const sheetMarkdown = ({ head, rows }: Sheet): string =>
  [markdownRow(head), markdownRule(head.length), ...rows.map(markdownRow)].join('\n');

/** A line with its result. */
export interface AnsweredText {
  readonly text: string;
  readonly answer: LineAnswer | undefined;
}

/**
 * Writes an object for each line, with the stable names of the input and the outputs. If an output has the name of the input, the input is
 * named `input`.
 */
export function linesJson(lines: readonly AnsweredText[], input: string, columns: readonly LineColumn[]): string {
  const name = columns.some(({ output }) => output === input) ? 'input' : input;
  return JSON.stringify(
    lines.map(({ text, answer }) => ({ [name]: text, ...outputsOf(answer, columns), ...(answer?.error && { error: answer.error }) })),
    undefined,
    2,
  );
}

function outputsOf(result: LineAnswer | undefined, columns: readonly LineColumn[]): Readonly<Record<string, unknown>> {
  const outputs: Record<string, string | { label: string; value: string }[]> = {};
  for (const [index, { output, row }] of columns.entries()) {
    const value = result?.cells[index] ?? '';
    if (value === '') continue;
    const before = outputs[output];
    if (row === undefined) outputs[output] = value;
    else outputs[output] = [...(Array.isArray(before) ? before : []), { label: row, value }];
  }
  return outputs;
}
