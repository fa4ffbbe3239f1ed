import { expose, proxy } from 'comlink';
import type { DataContext } from '#core/context.ts';
import type { Result } from '#core/result.ts';
import { contextIn } from '#tool-ui/job/run-context.ts';
import { loadData } from './load-data.ts';
import type { WorkerCall } from './operation-workers.ts';

type WorkerRun = (given: never, context: DataContext) => Result<unknown> | Promise<Result<unknown>>;

/** The operations of all tools. Those of the main thread are included, because they run in the worker for long texts. */
const tools = import.meta.glob<{ readonly run: Readonly<Record<string, WorkerRun>> }>('../../../tools/*/run.ts');

const api = {
  /** First calls `onProgress` with 0, when the code is loaded and the work starts. */
  async run({ toolId, operation: name, given, language }: WorkerCall, onProgress: (share: number) => void): Promise<Result<unknown>> {
    const run = (await tools[`../../../tools/${toolId}/run.ts`]?.())?.run[name];
    if (!run) throw new Error(`The tool “${toolId}” has no operation “${name}” for the worker.`);
    onProgress(0);
    // The client terminates this worker on abort, so the signal never aborts.
    return run(given as never, { ...contextIn(language), progress: onProgress, loadData });
  },
  /** Processes many lines separately. */
  lines: async () => proxy((await import('../../features/many/line-service-api.ts')).lineService),
  /** Runs a chain of operations for one value or for many lines. */
  steps: async () => proxy((await import('../../features/steps/step-service-api.ts')).stepService),
  stepLines: async () => proxy((await import('../../features/steps/step-service-api.ts')).stepLineService),
  /** The detectors share this worker with the operations that they use, so that the code is loaded once. */
  detection: async () => proxy((await import('../../features/detection/detection-api.ts')).detectionApi),
};

export type WorkerApi = typeof api;
expose(api);
