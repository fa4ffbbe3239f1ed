import { ok, type Result } from '#core/result.ts';
import type { Content, Io } from './io.ts';
import type { Printed } from './printed.ts';
import { type Ending, end } from './said.ts';
import { fileFault } from './sources.ts';
import { visibleControls, visibleMessage } from './visible-controls.ts';
import type { ReadWords } from './words.ts';

async function* visiblePieces(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield visibleControls(piece);
}

/** Escapes text for a terminal, so that it cannot move the cursor, or set the title or the clipboard. */
function forTerminal(content: Content): Content {
  if (typeof content === 'string') return visibleControls(content);
  if (content instanceof Blob) return content;
  return visiblePieces(content);
}

/** Writes the output and the messages of a command, and returns its exit code. A file is written only if the exit code is 0. */
export async function deliver(
  { stdout, stderr, writeFile }: Io,
  { output, closed, warnings = [], ...begun }: Printed,
  options: ReadWords['said'],
): Promise<Result<number, Ending>> {
  const path = begun.exitCode === 0 ? options.get('output')?.at(-1) : undefined;
  if (path === undefined && output instanceof Blob && stdout.isTerminal) return end('usage.useOutput');
  try {
    await (path === undefined ? stdout.write(stdout.isTerminal ? forTerminal(output) : output) : writeFile(path, output));
  } catch (error) {
    return fileFault(path ?? 'stdout', error, true);
  }
  const { messages, exitCode } = closed?.() ?? begun;
  const lines = options.has('quiet') && exitCode === 0 ? warnings : [...warnings, ...messages];
  await stderr.write(lines.map((line) => `${visibleMessage(line)}\n`).join(''));
  return ok(exitCode);
}
