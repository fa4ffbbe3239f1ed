import process from 'node:process'; // the bundler empties the environment of the global process
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '#core/languages.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Cli } from '#cli/cli.ts';
import { nodeIo } from '#cli/node-io.ts';
import { packageLibrary } from '#cli/package-library.ts';
import { answerCall } from './answer-call.ts';
import type { Call } from './call.ts';
import { filesBelow } from './files-below.ts';

/** The start data of a thread. */
export interface ThreadData {
  readonly folder: string;
  readonly version: string;
  readonly language: Language;
  readonly root: string | undefined;
}

const { folder, version, language, root } = workerData as ThreadData; // set by the code that starts the thread

const library = packageLibrary(new URL(folder), version);
const cli: Cli = {
  library,
  language,
  t: createTranslator(language, await library.cliMessages(language)),
  // The environment of the thread contains only variables that calls may read.
  io: { ...nodeIo, env: process.env, openFile: filesBelow(root, nodeIo.openFile) },
};

parentPort?.on('message', (call: Call) => {
  void answerCall(cli, call).then((answer) => parentPort?.postMessage(answer, []));
});
