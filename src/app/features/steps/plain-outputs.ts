import { allRows, type DetailedText, type Grid, type RowSource } from '#core/outputs.ts';
import type { ShownOutput } from '#engine/shown-outputs.ts';

/** An output that a worker sends to the page. */
export interface PlainOutput {
  readonly name: string;
  readonly value: unknown;
  /** Whether the page receives only the beginning of the value. */
  readonly isCut?: true;
}

/** The longest text on the page, in UTF-16 code units. Copying, saving, and the next step use the whole text. */
const MOST_TEXT = 100_000;
export const MOST_ROWS = 10_000;

const firstRows = <Row>(rows: RowSource<Row>): readonly Row[] =>
  allRows({ length: Math.min(rows.length, MOST_ROWS), at: (index) => rows.at(index) });

/** Evaluates a lazy `whole`, because functions cannot be sent to the page. */
function plainText(value: string | DetailedText): Omit<PlainOutput, 'name'> {
  const { text, whole, ...details } = typeof value === 'string' ? { text: value, whole: undefined } : value;
  const all = typeof whole === 'function' ? new Blob([whole()], { type: 'text/plain' }) : whole;
  if (text.length <= MOST_TEXT) return { value: { ...details, text, ...(all && { whole: all }) } };
  return { value: { ...details, text: text.slice(0, MOST_TEXT), whole: all ?? new Blob([text], { type: 'text/plain' }) }, isCut: true };
}

function plainOutput({ output, value }: ShownOutput): Omit<PlainOutput, 'name'> {
  if (output.kind === 'text') return plainText(value as string | DetailedText);
  if (output.kind !== 'table' && output.kind !== 'grid') return { value };
  const { columns, rows } = output.kind === 'grid' ? (value as Grid) : { columns: undefined, rows: value as RowSource<unknown> };
  const first = firstRows<unknown>(rows);
  return { value: columns ? { columns, rows: first } : first, ...(rows.length > MOST_ROWS && { isCut: true }) };
}

export const plainOutputs = (shown: readonly ShownOutput[]): readonly PlainOutput[] =>
  shown.map((each) => ({ name: each.name, ...plainOutput(each) }));
