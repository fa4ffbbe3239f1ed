import { wrap } from 'comlink';
import { missingWorker } from '../updates/missing-part-error.ts';
import type { WorkerApi } from '../worker/operations.worker.ts';
import type { StartedDesk } from './line-run.ts';

/** A worker for lines alone: ending it stops whatever it is at. */
export function startDesk(): StartedDesk {
  const worker = new Worker(new URL('../worker/operations.worker.ts', import.meta.url), { type: 'module' });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined); // heard by whoever asks
  worker.addEventListener('error', ({ message }) => reject(message ? new Error(message) : missingWorker()));
  const remote = wrap<WorkerApi>(worker).lines();
  return {
    begin: async (job) => Promise.race([(await Promise.race([remote, failed])).begin(job), failed]),
    answer: async (lines) => Promise.race([(await remote).answer(lines), failed]),
    end: () => {
      worker.terminate();
      reject(new Error('The worker was ended.'));
    },
  };
}
