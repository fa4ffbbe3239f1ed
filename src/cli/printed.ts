import type { Content } from './io.ts';
import { jsonWithoutControls } from './visible-controls.ts';

/** How a command ends. */
export interface Close {
  /** Lines for standard error. */
  readonly messages: readonly string[];
  /** 0 done, 1 refused, 2 a command that is none, 3 a fault of ours. */
  readonly exitCode: 0 | 1 | 2 | 3;
}

/** What a command says, and how it ends. */
export interface Printed extends Close {
  /** For standard output. */
  readonly output: Content;
  /** How it has ended, where that is known only once all of the output is written. */
  readonly closed?: () => Close;
  /** Lines for standard error that `--quiet` keeps. */
  readonly warnings?: readonly string[];
}

export const printed = (output: string | Blob, messages: readonly string[] = [], exitCode: Printed['exitCode'] = 0): Printed => ({
  output,
  messages,
  exitCode,
});

/** As a line of JSON, for programs. */
export const printedJson = (value: unknown, exitCode: Printed['exitCode'] = 0): Printed =>
  printed(`${jsonWithoutControls(value)}\n`, [], exitCode);

/** A line for standard error, which says where it comes from. */
export const messageLine = (sentence: string, place = 'it-tools'): string => `${place}: ${sentence}`;
