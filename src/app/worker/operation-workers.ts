import type { Result } from '#core/result.ts';
import type { OperationCall, RunOperation } from '#workbench/answer/run-operation.ts';

export type WorkerCall = Pick<OperationCall, 'toolId' | 'operation' | 'given' | 'language'>;

/** A worker, and what it is asked. */
export interface StartedWorker {
  readonly run: (call: WorkerCall, onProgress: (share: number) => void) => Promise<Result<unknown>>;
  readonly end: () => void;
}

/** Starts a worker; `onError` is told what goes wrong in it beside its runs. */
export type StartWorker = (onError: (error: Error) => void) => StartedWorker;

const IDLE_MS = 10_000;

/** One worker for each operation in use, so that ending one leaves the others alone, but for what goes on from it. */
class OperationWorker {
  readonly #start: StartWorker;
  /** What ends each of the runs that are wanted. */
  readonly #runs = new Set<(reason: unknown) => void>();
  #worker: StartedWorker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(start: StartWorker) {
    this.#start = start;
  }

  async run({ signal, onProgress, ...call }: OperationCall): Promise<Result<unknown>> {
    signal.throwIfAborted();
    clearTimeout(this.#idle);
    this.#worker ??= this.#start(this.#onError);
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const onAbort = (): void => {
      this.#runs.delete(reject);
      if (this.#runs.size === 0) this.#stop();
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    this.#runs.add(reject);
    try {
      return await Promise.race([this.#worker.run(call, onProgress), ended]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      this.#runs.delete(reject);
      if (this.#worker && this.#runs.size === 0) this.#idle = setTimeout(() => this.#stop(), IDLE_MS);
    }
  }

  readonly #onError = (error: Error): void => {
    this.#stop();
    for (const reject of this.#runs) reject(error);
    this.#runs.clear(); // those that come from now on are of another worker
  };

  #stop(): void {
    this.#worker?.end();
    this.#worker = undefined;
  }
}

/** Runs operations in workers that are started for them, and ended when they have nothing to do. */
export function inWorkers(start: StartWorker): RunOperation {
  const workers = new Map<string, OperationWorker>();
  return (call) => {
    const key = `${call.toolId}/${call.inWorkerOf ?? call.operation}`;
    const worker = workers.get(key) ?? new OperationWorker(start);
    workers.set(key, worker);
    return worker.run(call);
  };
}
