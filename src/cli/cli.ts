import type { Worker } from 'node:worker_threads';
import type { Language } from '#core/languages.ts';
import type { MessageTree, Translate } from '#core/message-key.ts';
import type { Library } from '#engine/library.ts';
import type { Io } from './io.ts';
import type { ThreadData } from './thread-messages.ts';
import type en from './messages/en.json';

/** The tools with the messages of the command line. */
export interface CliLibrary extends Library {
  readonly cliMessages: (language: Language) => Promise<MessageTree>;
  readonly version: string;
  /** The folder of the package. A thread loads the package's files again from there. */
  readonly folder: URL;
  /** Starts a thread for operations with a time limit. Missing if threads are unavailable. */
  readonly startThread?: ((data: Pick<ThreadData, 'toolId' | 'language' | 'locale'>) => Promise<Worker>) | undefined;
}

/** The context of every command. */
export interface Cli {
  readonly io: Io;
  readonly library: CliLibrary;
  readonly language: Language;
  /** Translates the messages of the command line. */
  readonly t: Translate<typeof en>;
}
