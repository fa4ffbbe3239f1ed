import { expose, proxy } from 'comlink';
import tools from 'virtual:worker-operations';
import type { Result } from '#core/result.ts';
import { contextIn } from '#workbench/answer/run-context.ts';
import { loadData } from './load-data.ts';
import type { WorkerCall } from './operation-workers.ts';

const api = {
  /** `onProgress` is first called with 0, when the code is loaded and the work begins. */
  async run({ toolId, operation: name, given, language }: WorkerCall, onProgress: (share: number) => void): Promise<Result<unknown>> {
    const run = (await tools[toolId]?.())?.run[name];
    if (!run) throw new Error(`The tool “${toolId}” has no operation “${name}” for the worker.`);
    onProgress(0);
    // The client ends this worker on abort, so nothing here ever sees an aborted signal.
    return run(given as never, { ...contextIn(language), progress: onProgress, loadData });
  },
  /** Many lines, each by itself. */
  lines: async () => proxy((await import('../many/line-desk-api.ts')).lineDesk),
  /** A chain of operations, for one value or for many lines. */
  steps: async () => proxy((await import('../steps/step-desk-api.ts')).stepDesk),
  stepLines: async () => proxy((await import('../steps/step-desk-api.ts')).stepLineDesk),
  /** The detectors stand beside the operations that they ask, which are loaded once for both. */
  detection: async () => proxy((await import('../detection/detection-api.ts')).detectionApi),
};

export type WorkerApi = typeof api;
expose(api);
