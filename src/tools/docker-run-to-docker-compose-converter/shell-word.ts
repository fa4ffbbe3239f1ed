/** A word of a command line, as the shell would give it to the program, but with its variables as they were typed. */
export interface ShellWord {
  /** A `$` that is meant literally is written `$$`, as Compose wants it. */
  readonly text: string;
  /** As typed, with its quotes. */
  readonly raw: string;
  /** Offset in the text, in UTF-16 code units. */
  readonly at: number;
  /** Commands whose output the shell would put in, as typed: `$(date)`. */
  readonly substitutions: readonly string[];
}

export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** As typed, without white space around it. */
  readonly raw: string;
  readonly at: number;
}
