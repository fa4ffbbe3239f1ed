import { randomUUID } from 'node:crypto';
import { fstatSync, openAsBlob, openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import process from 'node:process'; // the bundler empties the environment of the global one
import { Writable } from 'node:stream';
import type { Io } from './io.ts';

/** So many bytes of what a pipe brings stand in memory; where there are more, they stand in a file. */
const IN_MEMORY = 16 * 1024 * 1024;

/** Where there is no standard input at all, there is nothing in it. */
function isTerminal(): boolean {
  try {
    fstatSync(0);
    return process.stdin.isTTY;
  } catch {
    return true; // it is closed
  }
}

/** A file without a name, which goes when the process does, however that ends. */
function openNameless(): number {
  const path = join(tmpdir(), `it-tools-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return file;
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** All of standard input, which can then be read in slices. */
async function open(): Promise<Blob> {
  let [pieces, size, file]: [Uint8Array<ArrayBuffer>[], number, number | undefined] = [[], 0, undefined];
  for await (const piece of read()) {
    pieces.push(piece);
    size += piece.length;
    if (size > IN_MEMORY && process.platform !== 'win32') file ??= openNameless(); // there, an open file has a name
    if (file === undefined) continue;
    for (const each of pieces) writeWhole(file, each);
    pieces = [];
  }
  return file === undefined ? new Blob(pieces) : openAsBlob(`/dev/fd/${file}`);
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
  open,
  ask,
};
