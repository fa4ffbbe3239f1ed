import type { Content } from './io.ts';
import { jsonWithoutControls } from './visible-controls.ts';

/** The messages and the exit code of a command. */
export interface Close {
  /** Lines for standard error. */
  readonly messages: readonly string[];
  /** 0: success, 1: refused, 2: invalid command, 3: internal error. */
  readonly exitCode: 0 | 1 | 2 | 3;
}

/** The output, the messages, and the exit code of a command. */
export interface Printed extends Close {
  /** For standard output. */
  readonly output: Content;
  /** Returns the final messages and exit code, if they are known only after all output is written. */
  readonly closed?: () => Close;
  /** Lines for standard error that `--quiet` does not suppress. */
  readonly warnings?: readonly string[];
}

export const printed = (output: string | Blob, messages: readonly string[] = [], exitCode: Printed['exitCode'] = 0): Printed => ({
  output,
  messages,
  exitCode,
});

/** Output as a line of JSON, for programs. */
export const printedJson = (value: unknown, exitCode: Printed['exitCode'] = 0): Printed =>
  printed(`${jsonWithoutControls(value)}\n`, [], exitCode);

/** A line for standard error with its source. */
export const messageLine = (sentence: string, place = 'it-tools'): string => `${place}: ${sentence}`;
