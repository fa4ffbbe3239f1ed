import { proxy } from 'comlink';
import type { Remote } from 'comlink';
import { startDesk } from '../many/start-desk.ts';
import { ownWorker } from '../worker/own-worker.ts';
import type { WorkerApi } from '../worker/operations.worker.ts';
import type { StartedDesk } from '../many/line-run.ts';
import type { StartedChainDesk } from './chain-run.ts';
import type { ChainJob } from './step-desk.ts';
import type { ChainAnswer } from './step-line-desk.ts';

export function startChainDesk(): StartedChainDesk {
  const { ask, end } = ownWorker((api: Remote<WorkerApi>) => api.steps());
  return { run: (job, tell) => ask((desk) => desk.run(job, proxy(tell))), end };
}

/** A worker that runs the chain for each line. */
export const startChainLineDesk = (): StartedDesk<ChainJob, ChainAnswer> => startDesk((api) => api.stepLines());
