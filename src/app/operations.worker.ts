import { expose } from 'comlink';
import tools from 'virtual:worker-operations';
import type { WorkerContext } from '#core/operation.ts';
import type { Result } from '#core/result.ts';
import { randomBytes } from '#workbench/run-context.ts';
import type { OperationCall } from '#workbench/run-operation.ts';
import { loadData } from './load-data.ts';

export type WorkerCall = Pick<OperationCall, 'toolId' | 'operation' | 'inputs' | 'options'>;

const api = {
  /** `onProgress` is first called with 0, when the code is loaded and the work begins. */
  async run({ toolId, operation: name, inputs, options }: WorkerCall, onProgress: (share: number) => void): Promise<Result<unknown>> {
    const operation = (await tools[toolId]?.())?.operations[name];
    if (!operation) throw new Error(`The tool “${toolId}” has no operation “${name}” for the worker.`);
    onProgress(0);
    // The client ends this worker on abort, so nothing here ever sees an aborted signal.
    const context: WorkerContext = {
      signal: new AbortController().signal,
      now: () => new Date(),
      randomBytes,
      progress: onProgress,
      loadData,
    };
    return operation.run(inputs as never, options as never, context);
  },
};

export type WorkerApi = typeof api;
expose(api);
