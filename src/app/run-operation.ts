import { proxy, type Remote, wrap } from 'comlink';
import type { Result } from '#core/result.ts';
import type { OperationCall, RunOperation } from '#workbench/run-operation.ts';
import type { WorkerApi } from './operations.worker.ts';
import { missingWorker } from './updates/missing-part-error.ts';

const IDLE_MS = 10_000;

/** One worker for each operation in use, so that ending one leaves the others alone, but for what goes on from it. */
class OperationWorker {
  #worker: Worker | undefined;
  #remote: Remote<WorkerApi> | undefined;
  #idle: number | undefined;
  #runs = 0;

  async run({ signal, onProgress, ...call }: OperationCall): Promise<Result<unknown>> {
    signal.throwIfAborted();
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(new URL('./operations.worker.ts', import.meta.url), { type: 'module' });
    const remote = (this.#remote ??= wrap<WorkerApi>(this.#worker));

    const ended = Promise.withResolvers<never>();
    const onAbort = (): void => {
      if (this.#runs === 1) this.#stop();
      ended.reject(signal.reason);
    };
    const onError = (event: ErrorEvent): void => {
      this.#stop();
      ended.reject(event.message ? new Error(event.message) : missingWorker());
    };
    signal.addEventListener('abort', onAbort, { once: true });
    this.#worker.addEventListener('error', onError, { once: true });
    this.#runs += 1;
    try {
      return await Promise.race([remote.run(call, proxy(onProgress)), ended.promise]);
    } finally {
      this.#runs -= 1;
      signal.removeEventListener('abort', onAbort);
      this.#worker?.removeEventListener('error', onError);
      // An aborted run has ended its worker already; the next one may be at work.
      if (!signal.aborted && this.#runs === 0) this.#idle = window.setTimeout(() => this.#stop(), IDLE_MS);
    }
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#remote = undefined;
  }
}

const workers = new Map<string, OperationWorker>();

export const runOperation: RunOperation = (call) => {
  const key = `${call.toolId}/${call.inWorkerOf ?? call.operation}`;
  const worker = workers.get(key) ?? new OperationWorker();
  workers.set(key, worker);
  return worker.run(call);
};
