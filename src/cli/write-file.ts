import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileTarget, fileTarget } from './file-target.ts';
import type { Content, Stream } from './io.ts';
import { removedOnSignal } from './removed-on-signal.ts';

/** The writers for descriptors 1 and 2. */
interface Streams {
  readonly stdout: Stream;
  readonly stderr: Stream;
}

function streamOf(content: Content): Readable {
  if (typeof content === 'string') return Readable.from([Buffer.from(content)]);
  return Readable.from(content instanceof Blob ? content.stream() : content);
}

/**
 * Writes a temporary file next to the target and then replaces the target, so that no partial file appears. The file is private until it
 * has the mode of the replaced one. If the target has several names or another owner, only its content is replaced.
 */
async function writeBeside(target: Extract<FileTarget, { readonly path: string }>, content: Content): Promise<void> {
  const beside = `${target.path}.${randomUUID()}`;
  const isNew = target.kind === 'new';
  const kept = removedOnSignal(beside);
  try {
    const file = await open(beside, 'wx', isNew ? 0o666 : 0o600);
    await pipeline(streamOf(content), file.createWriteStream());
    if (target.kind === 'file' && target.isShared) await pipeline(createReadStream(beside), createWriteStream(target.path));
    else {
      if (target.kind === 'file') await chmod(beside, target.mode);
      await rename(beside, target.path);
    }
  } finally {
    await rm(beside, { force: true }); // if it still exists
    kept();
  }
}

/** Writes a file and follows links. Pipes, devices, and open descriptors are written directly. Rejects like `node:fs`. */
export async function writeFile(path: string, content: Content, { stdout, stderr }: Streams): Promise<void> {
  const target = await fileTarget(path);
  if (target.kind === 'descriptor') {
    const { descriptor } = target;
    if (descriptor === 1) return stdout.write(content);
    if (descriptor === 2) return stderr.write(content);
    return pipeline(streamOf(content), createWriteStream('', { fd: descriptor, autoClose: false }));
  }
  if (target.kind === 'special') return pipeline(streamOf(content), createWriteStream(target.path));
  return writeBeside(target, content);
}
