import { type Remote, wrap } from 'comlink';
import { missingWorker } from '../updates/missing-part-error.ts';
import type { WorkerApi } from './operations.worker.ts';

/** A worker for one use alone: ending it stops whatever it is at. */
export interface OwnWorker<Desk> {
  /** Rejects, too, when the worker fails beside what it is asked. */
  readonly ask: <Answer>(call: (desk: Desk) => Promise<Answer>) => Promise<Answer>;
  readonly end: () => void;
}

export function ownWorker<Desk>(deskOf: (api: Remote<WorkerApi>) => Promise<Desk>): OwnWorker<Desk> {
  const worker = new Worker(new URL('./operations.worker.ts', import.meta.url), { type: 'module' });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined); // heard by whoever asks
  worker.addEventListener('error', ({ message }) => reject(message ? new Error(message) : missingWorker()));
  const remote = deskOf(wrap<WorkerApi>(worker));
  return {
    ask: async (call) => Promise.race([remote.then(call), failed]),
    end: () => {
      worker.terminate();
      reject(new Error('The worker was ended.'));
    },
  };
}
