import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Call, CallAnswer } from './call.ts';

interface Limits {
  /** Calls that run at once; the others wait. */
  readonly running: number;
  /** Calls that wait; one more is answered by `busy`. */
  readonly waiting: number;
  /** In ms; a call that has waited longer is answered by `busy`. */
  readonly waitMs: number;
  /** In ms; a call that runs longer is ended and answered by `late`. */
  readonly runMs: number;
  readonly late: () => CallAnswer;
  readonly busy: () => CallAnswer;
}

/** Runs calls in threads, each in one of its own; a thread that has answered takes the next call. */
export class CallThreads {
  readonly #start: () => Worker;
  readonly #limits: Limits;
  readonly #idle = new Set<Worker>();
  /** The calls that wait, in their order. A place that has become free is announced by `abort`. */
  readonly #waiting = new Set<AbortController>();
  #running = 0;

  constructor(start: () => Worker, limits: Limits) {
    this.#start = start;
    this.#limits = limits;
  }

  /** Rejects if the thread ends by itself, as without memory, or if the signal aborts: the call is ended then. */
  async run(call: Call, signal: AbortSignal): Promise<CallAnswer> {
    const isTaken = await this.#takePlace(signal);
    try {
      signal.throwIfAborted();
      return isTaken ? await this.#ask(this.#takeThread(), call, signal) : this.#limits.busy();
    } finally {
      if (isTaken) this.#leavePlace();
    }
  }

  /** Whether a place was free, or has become so in time. */
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

  /** The place goes to the call that has waited longest. */
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
    worker.on('error', () => this.#idle.delete(worker)); // whoever waits for an answer is told of it, too
    worker.on('exit', () => this.#idle.delete(worker));
    return worker;
  }

  async #ask(worker: Worker, call: Call, cancelled: AbortSignal): Promise<CallAnswer> {
    const ended = new AbortController();
    const { signal } = ended;
    worker.ref();
    worker.postMessage(call, []);
    const gone = async (): Promise<never> => {
      const [code] = await once(worker, 'exit', { signal });
      throw new Error(`exit ${code}`);
    };
    try {
      const answer = await Promise.race([
        once(worker, 'message', { signal }).then(([said]: readonly CallAnswer[]) => said),
        gone(),
        once(cancelled, 'abort', { signal }).then(() => undefined),
        setTimeout(this.#limits.runMs, undefined, { signal }),
      ]);
      if (answer) this.#idle.add(worker);
      else void worker.terminate(); // not awaited: a thread that waits in the kernel does not end
      cancelled.throwIfAborted();
      return answer ?? this.#limits.late();
    } finally {
      worker.unref();
      ended.abort();
    }
  }
}
