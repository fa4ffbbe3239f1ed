import type { ReadWords } from '#cli/words.ts';

/** A tool call by an assistant, in the form of a command. It is sent to a thread. */
export interface Call extends ReadWords {
  readonly toolId: string;
}

/** The result of a call. */
export interface CallAnswer {
  /** The text as printed by the command, or the error message, followed by further messages. */
  readonly texts: readonly string[];
  /** The same data as with `--json`. */
  readonly structured: Readonly<Record<string, unknown>>;
  readonly isRefused: boolean;
}
