import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import process from 'node:process'; // the bundler empties the environment of the global one
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Content, Io } from './io.ts';
import { nodeStdin } from './node-stdin.ts';

function streamOf(content: Content): Readable {
  if (typeof content === 'string') return Readable.from([Buffer.from(content)]);
  return Readable.from(content instanceof Blob ? content.stream() : content);
}

const isRegularOrNew = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;

/** Beside the file and then in its place, so that nothing is half-written; what is no file, such as a pipe, is written as it is. */
async function writeFile(path: string, content: Content): Promise<void> {
  if (!isRegularOrNew(path)) return pipeline(streamOf(content), createWriteStream(path));
  const beside = `${path}.${randomUUID()}`;
  try {
    await pipeline(streamOf(content), createWriteStream(beside, { flags: 'wx' }));
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function openFile(path: string): Promise<Blob> {
  if (statSync(path).isDirectory()) throw Object.assign(new Error(path), { code: 'EISDIR' });
  return openAsBlob(path);
}

/** A reader that has gone, such as `head`, has had what it wanted. */
async function write(stream: NodeJS.WriteStream, content: Content): Promise<void> {
  if (content === '') return;
  try {
    await pipeline(streamOf(content), stream, { end: false });
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'EPIPE') throw error; // of node:stream
  }
}

const outward = (stream: NodeJS.WriteStream): Io['stdout'] => ({
  isTerminal: stream.isTTY,
  write: (content) => write(stream, content),
});

/** The machine, by Node. */
export const nodeIo: Io = {
  env: process.env,
  stdin: nodeStdin,
  stdout: outward(process.stdout),
  stderr: outward(process.stderr),
  openFile,
  writeFile,
};
