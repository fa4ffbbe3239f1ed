import { type AskedByLine, answerLine } from '#engine/answer-line.ts';
import { linesOf } from '#engine/lines-of.ts';
import type { Cli } from './cli.ts';
import type { LineWriter } from './line-writer.ts';
import { type Close, messageLine, type Printed } from './printed.ts';
import type { SourcePieces } from './sources.ts';

/** How many characters are written at once, where there are more. */
const ENOUGH = 65_536;

type Rows = AsyncGenerator<string, Close>;

/** A row for each line of an input that is not blank, as they come; then how it has ended. */
export async function* answerRows(
  { io, t }: Cli,
  asked: AskedByLine,
  { pieces, place = 'it-tools', fault }: SourcePieces,
  writer: LineWriter,
): Rows {
  let [number, count, wrong, written] = [0, 0, 0, writer.head === undefined ? '' : `${writer.head}\n`];
  for await (const lines of linesOf(pieces)) {
    if (fault?.()) break; // in the middle of this line
    for (const text of lines) {
      number++;
      if (text.trim() === '') continue;
      const answered = await answerLine(asked, text);
      written += `${await writer.write({ ...answered, number, text })}\n`;
      count++;
      if (answered.error) wrong++;
      if (answered.error && !writer.hasErrors) await io.stderr.write(`${messageLine(answered.error.message, `${place}:${number}`)}\n`);
      if (written.length < ENOUGH) continue;
      yield written;
      written = '';
    }
    yield written;
    written = '';
  }
  yield written;
  const broken = fault?.();
  const messages = [...(wrong > 0 ? [t('refused.lines', { wrong, count })] : []), ...(broken ? [t(broken.code, broken.values)] : [])];
  return { messages: messages.map((message) => messageLine(message)), exitCode: messages.length > 0 ? 1 : 0 };
}

/** What is printed as it comes, and ends as the rows do. */
export function printedRows(rows: Rows): Printed {
  let close: Close = { messages: [], exitCode: 0 };
  async function* output() {
    close = yield* rows;
  }
  return { output: output(), messages: [], exitCode: 0, closed: () => close };
}
