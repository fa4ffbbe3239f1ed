import type { Worker } from 'node:worker_threads';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import { fail, type Result } from '#core/result.ts';
import type { AnyRun, Values, Work } from '#engine/library.ts';
import type { ThreadCall, ThreadMessage } from './thread-messages.ts';

/** Runs operations in a thread, because only a thread can be stopped during a synchronous computation. */
export class OperationThread {
  readonly #start: () => Promise<Worker>;
  #worker: Promise<Worker> | undefined;

  constructor(start: () => Promise<Worker>) {
    this.#start = start;
  }

  /** Fails with `timedOut` after `timeoutMs`, unless the run has reported progress. Rejects if the run throws or the thread ends. */
  async run(call: ThreadCall, timeoutMs: number, progress: (share: number) => void): Promise<Result<unknown>> {
    const worker = await (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const close = (): void => {
        clearTimeout(limit);
        worker.off('message', hear).off('error', fails).off('exit', exits);
        worker.unref();
      };
      const fails = (error: unknown): void => {
        close();
        this.#worker = undefined;
        reject(error);
      };
      const exits = (code: number): void => fails(new Error(`exit ${code}`));
      const end = (): void => {
        close();
        this.#worker = undefined;
        void worker.terminate();
        resolve(fail('timedOut', { values: { seconds: timeoutMs / 1000 } }));
      };
      const hear = (message: ThreadMessage): void => {
        if (message.kind === 'began')
          limit = setTimeout(end, timeoutMs); // loading the code does not count
        else if (message.kind === 'progress') {
          clearTimeout(limit);
          progress(message.share);
        } else {
          close();
          if (message.kind === 'done') resolve(message.result);
          else reject(message.error);
        }
      };
      worker.on('message', hear).on('error', fails).on('exit', exits);
      worker.ref();
      worker.postMessage(call, []);
    });
  }
}

/** Adds the declared time limits to the operations of a tool, as on the page. */
export function limitedWork(work: Work, declaration: Declaration, thread: Pick<OperationThread, 'run'>): Work {
  const limited = Object.entries(operationsOf(declaration)).flatMap(([name, { timeoutMs }]): [string, AnyRun][] =>
    timeoutMs === undefined ? [] : [[name, (given: Values, { progress }) => thread.run({ name, given }, timeoutMs, progress)]],
  );
  return limited.length === 0 ? work : { ...work, run: { ...work.run, ...Object.fromEntries(limited) } };
}
