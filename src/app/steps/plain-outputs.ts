import { allRows, type DetailedText, type Grid, type RowSource } from '#core/outputs.ts';
import type { ShownOutput } from '#engine/shown-outputs.ts';

/** An output as it goes from a worker to the page. */
export interface PlainOutput {
  readonly name: string;
  readonly value: unknown;
  /** There is more of it than what goes to the page. */
  readonly isCut?: true;
}

/** So much of a text is looked at on a page; the whole is copied, saved and goes on. In UTF-16 code units. */
const MOST_TEXT = 100_000;
export const MOST_ROWS = 10_000;

const firstRows = <Row>(rows: RowSource<Row>): readonly Row[] =>
  allRows({ length: Math.min(rows.length, MOST_ROWS), at: (index) => rows.at(index) });

/** A text whose whole is made when it is asked for is made now: no function goes to a page. */
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

/** What was shown, as plain data. */
export const plainOutputs = (shown: readonly ShownOutput[]): readonly PlainOutput[] =>
  shown.map((each) => ({ name: each.name, ...plainOutput(each) }));
