import { expose } from 'comlink';
import tools, { type WorkerRun } from 'virtual:worker-operations';
import type { Operation } from '#core/operation.ts';
import type { Result } from '#core/result.ts';
import { contextIn } from '#workbench/run-context.ts';
import type { OperationCall } from '#workbench/run-operation.ts';
import { loadData } from './load-data.ts';

export type WorkerCall = Pick<OperationCall, 'toolId' | 'operation' | 'given' | 'language'>;

const api = {
  /** `onProgress` is first called with 0, when the code is loaded and the work begins. */
  async run({ toolId, operation: name, given, language }: WorkerCall, onProgress: (share: number) => void): Promise<Result<unknown>> {
    const tool = await tools[toolId]?.();
    const operation = tool && 'operations' in tool ? tool.operations[name] : undefined;
    const run = tool && 'run' in tool ? tool.run[name] : operation && runOf(operation);
    if (!run) throw new Error(`The tool “${toolId}” has no operation “${name}” for the worker.`);
    onProgress(0);
    // The client ends this worker on abort, so nothing here ever sees an aborted signal.
    return run(given as never, { ...contextIn(language), progress: onProgress, loadData });
  },
};

/** Of a tool that is not declared yet. */
const runOf =
  (operation: Operation): WorkerRun =>
  ({ inputs, options }: never, context) =>
    operation.run(inputs, options, context);

export type WorkerApi = typeof api;
expose(api);
