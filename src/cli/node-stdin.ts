import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';
import process from 'node:process'; // the bundler empties the environment of the global process
import { Writable } from 'node:stream';
import type { Io } from './io.ts';
import { spooled } from './spooled.ts';

/** Whether standard input has no piped content: it is a terminal or is closed. */
function isTerminal(): boolean {
  try {
    fstatSync(0);
    return process.stdin.isTTY;
  } catch {
    return true; // it is closed
  }
}

/** Reads one line without echo. Ctrl+C ends the process as usual. */
async function ask(question: string): Promise<string> {
  const shownNowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: shownNowhere, terminal: true, historySize: 0 });
  process.stderr.write(question); // from here on, typed characters are not echoed
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

/** The standard input of the process. */
export const nodeStdin: Io['stdin'] = {
  get isTerminal() {
    return isTerminal();
  },
  read,
  open: () => spooled(read()),
  ask,
};
