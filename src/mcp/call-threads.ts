import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Call, CallAnswer } from './call.ts';

interface Limits {
  /** The maximum number of calls that run concurrently. The others wait. */
  readonly running: number;
  /** The maximum number of waiting calls. A further call gets the `busy` result. */
  readonly waiting: number;
  /** In ms. A call that has waited longer gets the `busy` result. */
  readonly waitMs: number;
  /** In ms. A call that runs longer is stopped and gets the `late` result. */
  readonly runMs: number;
  readonly late: () => CallAnswer;
  readonly busy: () => CallAnswer;
}

/** Runs each call in a thread of its own. A thread that has finished is reused. */
export class CallThreads {
  readonly #start: () => Worker;
  readonly #limits: Limits;
  readonly #idle = new Set<Worker>();
  /** The waiting calls, in order. `abort` signals that a slot is free. */
  readonly #waiting = new Set<AbortController>();
  #running = 0;

  constructor(start: () => Worker, limits: Limits) {
    this.#start = start;
    this.#limits = limits;
  }

  /** Rejects if the thread ends on its own, for example because it is out of memory, or if the signal aborts, which stops the call. */
  async run(call: Call, signal: AbortSignal): Promise<CallAnswer> {
    const isTaken = await this.#takePlace(signal);
    try {
      signal.throwIfAborted();
      return isTaken ? await this.#call(this.#takeThread(), call, signal) : this.#limits.busy();
    } finally {
      if (isTaken) this.#leavePlace();
    }
  }

  /** Resolves to whether a slot was free or became free in time. */
  async #takePlace(signal: AbortSignal): Promise<boolean> {
    const { running, waiting, waitMs } = this.#limits;
    if (this.#running < running) {
      this.#running++;
      return true;
    }
    if (this.#waiting.size >= waiting || signal.aborted) return false;
    const ended = new AbortController();
    const called = new AbortController();
    this.#waiting.add(called);
    const { signal: end } = ended;
    const isTaken = await Promise.race([
      once(called.signal, 'abort', { signal: end }).then(() => true),
      Promise.race([once(signal, 'abort', { signal: end }), setTimeout(waitMs, undefined, { signal: end })]).then(
        () => !this.#waiting.delete(called),
      ),
    ]);
    ended.abort();
    return isTaken;
  }

  /** Passes the slot to the call that has waited longest. */
  #leavePlace(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running--;
      return;
    }
    this.#waiting.delete(next);
    next.abort();
  }

  #takeThread(): Worker {
    const [idle] = this.#idle;
    if (idle) {
      this.#idle.delete(idle);
      return idle;
    }
    const worker = this.#start();
    worker.on('error', () => this.#idle.delete(worker)); // the caller that awaits the result gets the error as well
    worker.on('exit', () => this.#idle.delete(worker));
    return worker;
  }

  async #call(worker: Worker, call: Call, cancelled: AbortSignal): Promise<CallAnswer> {
    const ended = new AbortController();
    const { signal } = ended;
    worker.ref();
    worker.postMessage(call, []);
    const gone = async (): Promise<never> => {
      const [code] = await once(worker, 'exit', { signal });
      throw new Error(`exit ${code}`);
    };
    try {
      const result = await Promise.race([
        once(worker, 'message', { signal }).then(([message]: readonly CallAnswer[]) => message),
        gone(),
        once(cancelled, 'abort', { signal }).then(() => undefined),
        setTimeout(this.#limits.runMs, undefined, { signal }),
      ]);
      if (result) this.#idle.add(worker);
      else void worker.terminate(); // not awaited: a thread blocked in the kernel does not end
      cancelled.throwIfAborted();
      return result ?? this.#limits.late();
    } finally {
      worker.unref();
      ended.abort();
    }
  }
}
