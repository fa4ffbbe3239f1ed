import type { Remote } from 'comlink';
import type { WorkerApi } from '../worker/operations.worker.ts';
import { ownWorker } from '../worker/own-worker.ts';
import type { LineAnswer, LineJob } from './line-desk.ts';
import type { StartedDesk } from './line-run.ts';

/** Starts a worker that processes lines. */
export function startDesk<Job, Answer>(
  deskOf: (api: Remote<WorkerApi>) => Promise<Omit<StartedDesk<Job, Answer>, 'end'>>,
): StartedDesk<Job, Answer> {
  const { ask, end } = ownWorker(deskOf);
  return { begin: (job) => ask((desk) => desk.begin(job)), answer: (lines) => ask((desk) => desk.answer(lines)), end };
}

export const startLineDesk = (): StartedDesk<LineJob, LineAnswer> => startDesk((api) => api.lines());
