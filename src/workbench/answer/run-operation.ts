import type { Result } from '#core/result.ts';

export interface OperationCall {
  readonly toolId: string;
  /** Its name among the tool's `operations`. */
  readonly operation: string;
  /** The operation of the same tool that it shares a worker with, if not one of its own. */
  readonly inWorkerOf?: string | undefined;
  /** The fields that it takes. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly language: string;
  /** Aborting ends the worker, unless another operation is at work in it: nothing else can stop a regular expression that has run away. */
  readonly signal: AbortSignal;
  /** Called when the work begins and whenever it knows its progress, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Runs an operation of a tool off the main thread. The app provides it, so that the workbench need not know the tools. */
export type RunOperation = (call: OperationCall) => Promise<Result<unknown>>;
