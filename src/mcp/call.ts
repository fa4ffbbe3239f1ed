import type { ReadWords } from '#cli/words.ts';

/** What an assistant asks of a tool, as a command says it: a thread is sent this. */
export interface Call extends ReadWords {
  readonly toolId: string;
}

/** What came of it. */
export interface CallAnswer {
  /** The text as a command prints it, or the sentence of a refusal; then what else there is to say. */
  readonly texts: readonly string[];
  /** As `--json` has it. */
  readonly structured: Readonly<Record<string, unknown>>;
  readonly isRefused: boolean;
}
