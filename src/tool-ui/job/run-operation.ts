import type { Result } from '#core/result.ts';

export interface OperationCall {
  readonly toolId: string;
  /** The key in the tool's `operations`. */
  readonly operation: string;
  /** The operation of the same tool whose worker it shares; by default, it has its own. */
  readonly inWorkerOf?: string | undefined;
  /** The fields that the operation receives. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly language: string;
  /** Aborting terminates the worker, unless another run uses it: nothing else can stop a runaway regular expression. */
  readonly signal: AbortSignal;
  /** Called with the progress from 0 to 1 when the work starts and when the progress changes. */
  readonly onProgress: (share: number) => void;
}

/** Runs an operation of a tool in a worker. Provided by the app, so that `tool-ui` does not depend on the tools. */
export type RunOperation = (call: OperationCall) => Promise<Result<unknown>>;
