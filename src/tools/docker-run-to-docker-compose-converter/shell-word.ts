/** A word of a command line as the shell would pass it to the program, but with unexpanded variables. */
export interface ShellWord {
  /** A literal `$` is written as `$$`, as Compose requires. */
  readonly text: string;
  /** As typed, with quotes. */
  readonly raw: string;
  /** Offset in the text, in UTF-16 code units. */
  readonly at: number;
  /** Command substitutions as typed: `$(date)`. */
  readonly substitutions: readonly string[];
}

export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** As typed, without surrounding white space. */
  readonly raw: string;
  readonly at: number;
}
