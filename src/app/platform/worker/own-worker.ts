import { type Remote, wrap } from 'comlink';
import { missingWorker } from '../updates/missing-part-error.ts';
import type { WorkerApi } from './operations.worker.ts';

/** A worker for a single use. `end` terminates it, even in the middle of its work. */
export interface OwnWorker<Service> {
  /** Also rejects if the worker fails outside the call. */
  readonly ask: <Answer>(call: (service: Service) => Promise<Answer>) => Promise<Answer>;
  readonly end: () => void;
}

export function ownWorker<Service>(serviceOf: (api: Remote<WorkerApi>) => Promise<Service>): OwnWorker<Service> {
  const worker = new Worker(new URL('./operations.worker.ts', import.meta.url), { type: 'module' });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined); // callers handle the rejection
  worker.addEventListener('error', ({ message }) => reject(message ? new Error(message) : missingWorker()));
  const remote = serviceOf(wrap<WorkerApi>(worker));
  return {
    ask: async (call) => Promise.race([remote.then(call), failed]),
    end: () => {
      worker.terminate();
      reject(new Error('The worker was ended.'));
    },
  };
}
