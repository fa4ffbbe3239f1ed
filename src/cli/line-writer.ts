import type { AnsweredLine } from '#engine/answer-line.ts';
import { type LineColumn, lineCell } from '#engine/line-columns.ts';
import { tsvLine } from '#engine/print-output.ts';
import { plainOutputs } from '#engine/shown-outputs.ts';
import { pickedText } from './answer-text.ts';
import { jsonWithoutControls } from './visible-controls.ts';

/** A line of an input, and what came of it. */
interface WrittenLine extends AnsweredLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** How the answers to lines are written, each of them in a line. */
export interface LineWriter {
  /** The line before the first of them. */
  readonly head?: string;
  readonly write: (line: WrittenLine) => Promise<string>;
  /** Whether an error stands in the line it is about. */
  readonly hasErrors: boolean;
}

const textOf = async (content: string | Blob): Promise<string> => (typeof content === 'string' ? content : content.text());

/** What is one output alone: what would end the line is written as an escape. */
export const pickedLines = (picked: string): LineWriter => ({
  hasErrors: false,
  write: async ({ shown }) => tsvLine([await textOf(pickedText(shown, picked) ?? '')]),
});

/** An object for each line, with the names of the outputs, and of the input, if it may be seen: where an output has that name, `input`. */
export const objectLines = (input: string | undefined): LineWriter => ({
  hasErrors: true,
  async write({ text, shown, error }) {
    const outputs = await plainOutputs(shown);
    const name = input !== undefined && Object.hasOwn(outputs, input) ? 'input' : input;
    return jsonWithoutControls({ ...(name !== undefined && { [name]: text }), ...outputs, error });
  },
});

interface Columns {
  readonly head: readonly string[];
  readonly columns: readonly LineColumn[];
  /** What is secret in the input is not in the table. */
  readonly isSecret: boolean;
}

/** A table: the number of the line, the input, the outputs and what is wrong. */
export const tableLines = ({ head, columns, isSecret }: Columns): LineWriter => ({
  hasErrors: true,
  head: tsvLine(head),
  async write({ number, text, shown, error }) {
    const cells = await Promise.all(columns.map((column) => lineCell(column, shown)));
    return tsvLine([String(number), ...(isSecret ? [] : [text]), ...cells, error?.message ?? '']);
  },
});
