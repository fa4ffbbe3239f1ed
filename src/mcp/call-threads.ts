import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Call, CallAnswer } from './call.ts';

/** So many calls run at once; the others wait. */
const MOST = 4;

/** Runs calls in threads, each in one of its own; a thread that has answered takes the next call. */
export class CallThreads {
  readonly #start: () => Worker;
  readonly #limitMs: number;
  readonly #late: () => CallAnswer;
  readonly #idle = new Set<Worker>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** A call that takes longer than `limitMs` is ended, and answered by `late`. */
  constructor(start: () => Worker, limitMs: number, late: () => CallAnswer) {
    this.#start = start;
    this.#limitMs = limitMs;
    this.#late = late;
  }

  async run(call: Call): Promise<CallAnswer> {
    if (this.#running >= MOST) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running++;
    try {
      return await this.#ask(this.#take(), call);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  /** A thread that has nothing to do. */
  #take(): Worker {
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

  /** Rejects where the thread ends by itself, as without memory. */
  async #ask(worker: Worker, call: Call): Promise<CallAnswer> {
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
        setTimeout(this.#limitMs, undefined, { signal }),
      ]);
      if (answer) this.#idle.add(worker);
      else await worker.terminate();
      return answer ?? this.#late();
    } finally {
      worker.unref();
      ended.abort();
    }
  }
}
