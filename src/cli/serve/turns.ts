import { setImmediate } from 'node:timers/promises';

/** Runs tasks one after another. The event loop runs once between two tasks, so that other requests get responses in between. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs the work when it is its turn. The next turn waits for it, whether it succeeds or fails. */
  run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => setImmediate()).then(work);
    this.#last = turn.catch(() => undefined); // the caller receives the error
    return turn;
  }
}
