import { setImmediate } from 'node:timers/promises';

/** Turns that are given one after the other. Between two of them the event loop goes round once, so other requests are answered in between. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves when it is the caller's turn. The next turn waits for the work, however it ends. */
  run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => setImmediate()).then(work);
    this.#last = turn.catch(() => undefined); // the caller has the error
    return turn;
  }
}
