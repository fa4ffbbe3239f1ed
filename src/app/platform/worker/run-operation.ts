import { proxy, wrap } from 'comlink';
import { inWorkers } from './operation-workers.ts';
import type { WorkerApi } from './operations.worker.ts';
import { missingWorker } from '../updates/missing-part-error.ts';

export const runOperation = inWorkers((onError) => {
  const worker = new Worker(new URL('./operations.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', ({ message }) => onError(message ? new Error(message) : missingWorker()));
  const remote = wrap<WorkerApi>(worker);
  return { run: (call, onProgress) => remote.run(call, proxy(onProgress)), end: () => worker.terminate() };
});
