import { fstatSync, writeSync } from 'node:fs';
import type { Content, Stream } from './io.ts';

/** Node's standard output or standard error. */
type ProcessStream = NodeJS.WriteStream & { readonly fd?: number };

type WriteChunk = (chunk: string | Uint8Array) => Promise<void>;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The descriptor of a stream that writes to a regular file. */
function fileOf({ fd }: ProcessStream): number | undefined {
  try {
    return fd !== undefined && fstatSync(fd).isFile() ? fd : undefined;
  } catch {
    return undefined; // it is closed
  }
}

/** Writes to a file with complete chunks. Node's own stream reports success when a full disk accepted only part of a chunk (24.21). */
const fileChunks =
  (fd: number): WriteChunk =>
  async (chunk) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
    return Promise.resolve();
  };

/**
 * Writes to a stream with a single error listener. After an error, the stream no longer calls back, so later writes fail with the first
 * error.
 */
function streamChunks(stream: ProcessStream): WriteChunk {
  let failure: Error | undefined;
  stream.on('error', (error) => (failure ??= error));
  return (chunk) =>
    new Promise((resolve, reject) => {
      if (failure) reject(failure);
      else stream.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
}

/** Writes to a stream of the process. Ignores a closed reader, such as `head`. Rejects with any other error of `node:fs`. */
export function streamWriter(stream: ProcessStream): Stream {
  const file = fileOf(stream);
  const writeChunk = file === undefined ? streamChunks(stream) : fileChunks(file);
  const write = async (content: Content): Promise<void> => {
    const chunks = typeof content === 'string' ? [content] : content instanceof Blob ? content.stream() : content;
    try {
      for await (const chunk of chunks) if (chunk.length > 0) await writeChunk(chunk);
    } catch (error) {
      if (codeOf(error) !== 'EPIPE') throw error;
    }
  };
  return { isTerminal: stream.isTTY, write };
}

/** Drops text that cannot be written, for messages and logs, whose loss must not end the program or change its exit code. */
export const lossyWriter = ({ isTerminal, write }: Stream): Stream => ({
  isTerminal,
  write: (content) => write(content).catch(() => undefined),
});
