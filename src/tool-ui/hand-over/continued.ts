import type { ControlValues } from '../stored/control-values.ts';

/** The state of a tool that becomes the start of a chain. */
export interface Continued {
  readonly toolId: string;
  /** The output to send, if it has a name. */
  readonly output: string | undefined;
  readonly controlValues: ControlValues;
  /** The receiving tool. */
  readonly next: string | undefined;
}

/** Kept in memory only, and read once, like handed-over values. */
let waiting: Continued | undefined;

export const continueInSteps = (continued: Continued): void => {
  waiting = continued;
};

export function takeContinued(): Continued | undefined {
  const continued = waiting;
  waiting = undefined;
  return continued;
}
