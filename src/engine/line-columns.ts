import type { PresentationTexts } from '#core/present.ts';
import type { Outputs } from '#core/outputs.ts';
import type { Values } from './library.ts';
import { isCell, printOutput, valueUnder } from './print-output.ts';
import { outputText, printedNames, type ShownOutput } from './shown-outputs.ts';

/** A column in the table of results for lines: an output with one text, or a row of an output whose labels are known in advance. */
export interface LineColumn {
  readonly output: string;
  /** The label of the row, which is not translated. */
  readonly row?: string;
}

/** The columns for the outputs of an operation and the values of its options. */
export const lineColumns = (outputs: Outputs, gives: readonly string[], values: Values): readonly LineColumn[] =>
  printedNames(outputs, gives).flatMap((name): readonly LineColumn[] => {
    const output = outputs[name];
    if (!output || !isCell(output)) return [];
    const rows = output.kind === 'rows' && output.by !== undefined ? output.labels?.[String(values[output.by])] : undefined;
    return rows?.map((row) => ({ output: name, row })) ?? [{ output: name }];
  });

/** The heading of a column. */
export const columnLabel = (texts: PresentationTexts, { output, row }: LineColumn): string => row ?? outputText(texts, output)('label');

/** The text of a cell: the part of a line's outputs that belongs to the column. */
export async function lineCell({ output, row }: LineColumn, shown: readonly ShownOutput[]): Promise<string> {
  const found = shown.find(({ name }) => name === output);
  if (!found) return '';
  if (row !== undefined) return valueUnder(found.output, found.value, row) ?? '';
  const printed = printOutput(found);
  return typeof printed === 'string' ? printed : printed.text();
}
