import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';
import process from 'node:process'; // the bundler empties the environment of the global one
import { Writable } from 'node:stream';
import type { Io } from './io.ts';
import { spooled } from './spooled.ts';

/** Where there is no standard input at all, there is nothing in it. */
function isTerminal(): boolean {
  try {
    fstatSync(0);
    return process.stdin.isTTY;
  } catch {
    return true; // it is closed
  }
}

/** One line, of which the terminal shows nothing: who presses Ctrl+C ends the process as if nothing had been asked. */
async function ask(question: string): Promise<string> {
  const shownNowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: shownNowhere, terminal: true, historySize: 0 });
  process.stderr.write(question); // from now on, nothing that is typed is seen
  terminal.once('SIGINT', () => {
    terminal.close();
    process.kill(process.pid, 'SIGINT');
  });
  const typed = await new Promise<string>((resolve) => {
    terminal.once('line', resolve);
    terminal.once('close', () => resolve(''));
  });
  terminal.close();
  process.stderr.write('\n');
  return typed;
}

const read = (): AsyncIterable<Uint8Array<ArrayBuffer>> => process.stdin;

/** What the process is given, by Node. */
export const nodeStdin: Io['stdin'] = {
  get isTerminal() {
    return isTerminal();
  },
  read,
  open: () => spooled(read()),
  ask,
};
