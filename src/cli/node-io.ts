import process from 'node:process'; // the bundler empties the environment of the global process
import type { Io } from './io.ts';
import { openFile } from './node-file.ts';
import { nodeStdin } from './node-stdin.ts';
import { lossyWriter, streamWriter } from './stream-writer.ts';
import { writeFile } from './write-file.ts';

const stdout = streamWriter(process.stdout);
const stderr = streamWriter(process.stderr);

/** Access to the machine through Node. */
export const nodeIo: Io = {
  env: process.env,
  stdin: nodeStdin,
  stdout,
  stderr: lossyWriter(stderr),
  openFile,
  writeFile: (path, content) => writeFile(path, content, { stdout, stderr }),
};
