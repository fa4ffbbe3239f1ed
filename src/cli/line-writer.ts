import type { LineResult } from '#engine/perform-line.ts';
import { type LineColumn, lineCell } from '#engine/line-columns.ts';
import { tsvLine } from '#engine/print-output.ts';
import { plainOutputs } from '#engine/shown-outputs.ts';
import { pickedText } from './answer-text.ts';
import { jsonWithoutControls } from './visible-controls.ts';

/** A line of an input and its result. */
interface WrittenLine extends LineResult {
  /** Line number, from 1. */
  readonly number: number;
  readonly text: string;
}

/** Formats each result as one line. */
export interface LineWriter {
  /** The header line. */
  readonly head?: string;
  readonly write: (line: WrittenLine) => Promise<string>;
  /** Whether errors are part of the lines. If not, they are written to standard error. */
  readonly hasErrors: boolean;
}

const textOf = async (content: string | Blob): Promise<string> => (typeof content === 'string' ? content : content.text());

/** Writes a single output. Characters that would end the line are escaped. */
export const pickedLines = (picked: string): LineWriter => ({
  hasErrors: false,
  write: async ({ shown }) => tsvLine([await textOf(pickedText(shown, picked) ?? '')]),
});

/**
 * Writes a JSON object for each line, with the outputs by name, and the input unless it is secret. If an output has the input's name, the
 * input's key is `input`.
 */
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
  /** Whether the input is a secret, which the table omits. */
  readonly isSecret: boolean;
}

/** Writes a table of line number, input, outputs, and error. */
export const tableLines = ({ head, columns, isSecret }: Columns): LineWriter => ({
  hasErrors: true,
  head: tsvLine(head),
  async write({ number, text, shown, error }) {
    const cells = await Promise.all(columns.map((column) => lineCell(column, shown)));
    return tsvLine([String(number), ...(isSecret ? [] : [text]), ...cells, error?.message ?? '']);
  },
});
