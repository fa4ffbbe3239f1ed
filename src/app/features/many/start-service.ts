import type { Remote } from 'comlink';
import type { WorkerApi } from '../../platform/worker/operations.worker.ts';
import { ownWorker } from '../../platform/worker/own-worker.ts';
import type { LineAnswer, LineJob } from './line-service.ts';
import type { StartedService } from './line-run.ts';

/** Starts a worker that processes lines. */
export function startService<Job, LineResult>(
  serviceOf: (api: Remote<WorkerApi>) => Promise<Omit<StartedService<Job, LineResult>, 'end'>>,
): StartedService<Job, LineResult> {
  const { ask, end } = ownWorker(serviceOf);
  return { begin: (job) => ask((service) => service.begin(job)), answer: (lines) => ask((service) => service.answer(lines)), end };
}

export const startLineService = (): StartedService<LineJob, LineAnswer> => startService((api) => api.lines());
