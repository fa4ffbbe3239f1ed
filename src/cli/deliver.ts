import { ok, type Result } from '#core/result.ts';
import type { Io } from './io.ts';
import type { Printed } from './printed.ts';
import { type Ending, end } from './said.ts';
import { fileFault } from './sources.ts';
import type { ReadWords } from './words.ts';

/** Leaves what a command has to say where it belongs, and answers its exit code; a file is written only where nothing was refused. */
export async function deliver(
  { stdout, stderr, writeFile }: Io,
  { output, closed, ...begun }: Printed,
  said: ReadWords['said'],
): Promise<Result<number, Ending>> {
  const path = begun.exitCode === 0 ? said.get('output')?.at(-1) : undefined;
  if (path === undefined && output instanceof Blob && stdout.isTerminal) return end('usage.useOutput');
  try {
    await (path === undefined ? stdout.write(output) : writeFile(path, output));
  } catch (error) {
    return fileFault(path ?? 'stdout', error, true);
  }
  const { messages, exitCode } = closed?.() ?? begun;
  if (said.has('quiet') && exitCode === 0) return ok(exitCode);
  await stderr.write(messages.map((line) => `${line}\n`).join(''));
  return ok(exitCode);
}
