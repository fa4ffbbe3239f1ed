import type { Worker } from 'node:worker_threads';
import type { Language } from '#core/languages.ts';
import type { MessageTree, Translate } from '#core/message-key.ts';
import type { Library } from '#engine/library.ts';
import type { Io } from './io.ts';
import type { ThreadData } from './thread-messages.ts';
import type en from './messages/en.json';

/** The tools as the command line has them: with its own sentences. */
export interface CliLibrary extends Library {
  readonly cliMessages: (language: Language) => Promise<MessageTree>;
  readonly version: string;
  /** Where the package stands, whose files a thread loads anew. */
  readonly folder: URL;
  /** Starts a thread for operations that have a time limit; missing where there can be none. */
  readonly startThread?: ((data: Pick<ThreadData, 'toolId' | 'language' | 'locale'>) => Promise<Worker>) | undefined;
}

/** What every command works with. */
export interface Cli {
  readonly io: Io;
  readonly library: CliLibrary;
  readonly language: Language;
  /** The sentences of the command line. */
  readonly t: Translate<typeof en>;
}
