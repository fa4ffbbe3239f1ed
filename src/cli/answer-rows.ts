import { type AskedByLine, performLine } from '#engine/perform-line.ts';
import { linesOf } from '#engine/lines-of.ts';
import type { Cli } from './cli.ts';
import type { LineWriter } from './line-writer.ts';
import { type Close, messageLine, type Printed } from './printed.ts';
import { visibleMessage } from './visible-controls.ts';
import type { SourcePieces } from './sources.ts';

/** The number of characters after which output is written. */
const ENOUGH = 65_536;

/** In UTF-16 code units. Some tools need seconds and a gigabyte for a line ten times as long. */
const LONGEST_LINE = 1_000_000;

/** The number of characters of a too long line that are printed to identify it. */
const SHOWN = 100;

type Rows = AsyncGenerator<string, Close>;

/** Yields a row for each line of an input that is not blank, as soon as it is available, and returns the messages and the exit code. */
export async function* answerRows(
  { io, t }: Cli,
  runnable: AskedByLine,
  { pieces, place = 'it-tools', fault }: SourcePieces,
  writer: LineWriter,
): Rows {
  let [number, count, wrong, written] = [0, 0, 0, writer.head === undefined ? '' : `${writer.head}\n`];
  const tooLong = { code: 'lineTooLong', message: t('refused.lineTooLong', { max: LONGEST_LINE }) };
  for await (const lines of linesOf(pieces, LONGEST_LINE)) {
    if (fault?.()) break; // in the middle of this line
    for (const text of lines) {
      number++;
      if (text.trim() === '') continue;
      const isTooLong = text.length > LONGEST_LINE;
      const result = isTooLong ? { shown: [], error: tooLong } : await performLine(runnable, text);
      written += `${await writer.write({ ...result, number, text: isTooLong ? `${text.slice(0, SHOWN)}…` : text })}\n`;
      count++;
      if (result.error) wrong++;
      const message = result.error && !writer.hasErrors ? messageLine(result.error.message, `${place}:${number}`) : undefined;
      if (message === undefined && written.length < ENOUGH) continue;
      yield written; // prints the error of a line after its row and all rows before it
      written = '';
      if (message !== undefined) await io.stderr.write(`${visibleMessage(message)}\n`);
    }
    yield written;
    written = '';
  }
  yield written;
  const broken = fault?.();
  const messages = [...(wrong > 0 ? [t('refused.lines', { wrong, count })] : []), ...(broken ? [t(broken.code, broken.values)] : [])];
  return { messages: messages.map((message) => messageLine(message)), exitCode: messages.length > 0 ? 1 : 0 };
}

/** Wraps rows as streamed output. The messages and the exit code are available after the last row. */
export function printedRows(rows: Rows): Printed {
  let close: Close = { messages: [], exitCode: 0 };
  async function* output() {
    close = yield* rows;
  }
  return { output: output(), messages: [], exitCode: 0, closed: () => close };
}
