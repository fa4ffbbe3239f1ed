import type { Drafts } from '../stored/drafts.ts';

/** A tool as it stands, with which a chain of steps begins. */
export interface Continued {
  readonly toolId: string;
  /** The output that was to be sent, if it has a name. */
  readonly output: string | undefined;
  readonly drafts: Drafts;
  /** The tool that is to take it. */
  readonly next: string | undefined;
}

/** In memory only, read once, as what is handed over to a tool. */
let waiting: Continued | undefined;

export const continueInSteps = (continued: Continued): void => {
  waiting = continued;
};

export function takeContinued(): Continued | undefined {
  const continued = waiting;
  waiting = undefined;
  return continued;
}
