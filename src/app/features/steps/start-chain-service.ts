import { proxy } from 'comlink';
import type { Remote } from 'comlink';
import { startService } from '../many/start-service.ts';
import { ownWorker } from '../../platform/worker/own-worker.ts';
import type { WorkerApi } from '../../platform/worker/operations.worker.ts';
import type { StartedService } from '../many/line-run.ts';
import type { StartedChainService } from './chain-run.ts';
import type { ChainJob } from './step-service.ts';
import type { ChainAnswer } from './step-line-service.ts';

export function startChainService(): StartedChainService {
  const { ask, end } = ownWorker((api: Remote<WorkerApi>) => api.steps());
  return { run: (job, onReport) => ask((service) => service.run(job, proxy(onReport))), end };
}

/** A worker that runs the chain for each line. */
export const startChainLineService = (): StartedService<ChainJob, ChainAnswer> => startService((api) => api.stepLines());
