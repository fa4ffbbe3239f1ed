import type { Say } from '#core/answer.ts';
import type { Outputs } from '#core/outputs.ts';
import type { Values } from './library.ts';
import { isCell, printOutput, valueUnder } from './print-output.ts';
import { outputText, printedNames, type ShownOutput } from './shown-outputs.ts';

/** A column in the table of the answers to lines: an output that is one text, or one of the rows of an output whose labels are known before. */
export interface LineColumn {
  readonly output: string;
  /** The label of the row, which is data. */
  readonly row?: string;
}

/** The columns of what an operation gives, with these values of its options. */
export const lineColumns = (outputs: Outputs, gives: readonly string[], values: Values): readonly LineColumn[] =>
  printedNames(outputs, gives).flatMap((name): readonly LineColumn[] => {
    const output = outputs[name];
    if (!output || !isCell(output)) return [];
    const rows = output.kind === 'rows' && output.by !== undefined ? output.labels?.[String(values[output.by])] : undefined;
    return rows?.map((row) => ({ output: name, row })) ?? [{ output: name }];
  });

/** The head of a column. */
export const columnLabel = (say: Say, { output, row }: LineColumn): string => row ?? outputText(say, output)('label');

/** What stands in a column of what an operation has said to a line. */
export async function lineCell({ output, row }: LineColumn, shown: readonly ShownOutput[]): Promise<string> {
  const found = shown.find(({ name }) => name === output);
  if (!found) return '';
  if (row !== undefined) return valueUnder(found.output, found.value, row) ?? '';
  const printed = printOutput(found);
  return typeof printed === 'string' ? printed : printed.text();
}
