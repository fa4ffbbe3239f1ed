import type { Result } from '#core/result.ts';
import type { OperationCall, RunOperation } from '#tool-ui/job/run-operation.ts';

export type WorkerCall = Pick<OperationCall, 'toolId' | 'operation' | 'given' | 'language'>;

/** A worker that runs operations. */
export interface StartedWorker {
  readonly run: (call: WorkerCall, onProgress: (share: number) => void) => Promise<Result<unknown>>;
  readonly end: () => void;
}

/** Starts a worker; `onError` receives errors outside its runs. */
export type StartWorker = (onError: (error: Error) => void) => StartedWorker;

const IDLE_MS = 10_000;

/** A worker for one operation, so that terminating it leaves others alone. Operations that run after it share its worker. */
class OperationWorker {
  readonly #start: StartWorker;
  /** The functions that reject the pending runs. */
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
    this.#runs.clear(); // later runs get another worker
  };

  #stop(): void {
    this.#worker?.end();
    this.#worker = undefined;
  }
}

/** Runs operations in workers, which are started on demand and terminated when idle. */
export function inWorkers(start: StartWorker): RunOperation {
  const workers = new Map<string, OperationWorker>();
  return (call) => {
    const key = `${call.toolId}/${call.inWorkerOf ?? call.operation}`;
    const worker = workers.get(key) ?? new OperationWorker(start);
    workers.set(key, worker);
    return worker.run(call);
  };
}
