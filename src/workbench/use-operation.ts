import { useState } from 'react';
import type { ValuesOf } from '#core/fields.ts';
import type { Operation, Operations } from '#core/operation.ts';
import { hasInvalidNumber, type Outcome } from './outcome.ts';
import { type Run, useRun } from './use-run.ts';
import { useStable } from './use-stable.ts';

type InputsOf<O> = O extends Operation<infer Inputs> ? ValuesOf<Inputs> : never;
type OptionsOf<O> = O extends Operation<infer _Inputs, infer Options> ? ValuesOf<Options> : never;
export type ValueOf<O> = O extends Operation<infer _Inputs, infer _Options, infer Value> ? Value : never;
export type CodeOf<O> = O extends Operation<infer _Inputs, infer _Options, infer _Value, infer Code> ? Code : never;

/** Work in the operations worker, as a view shows it. */
export interface Job<Value, Code extends string = string> {
  /** The answer to the latest question; the one before stands for a second while a new one is worked out. */
  readonly outcome: Outcome<Value, Code>;
  /** Whether the outcome answers the question that is asked now, and not the one before. */
  readonly isLatest: boolean;
  readonly isRunning: boolean;
  /** It has been running for a second: show the progress and offer to cancel. */
  readonly isSlow: boolean;
  /** How much is done, from 0 to 1; `undefined` while the work does not say. */
  readonly share: number | undefined;
  readonly cancel: () => void;
  /** Works it out once more: another draw of what is random. */
  readonly rerun: () => void;
}

/** What an operation is asked. */
export interface Question<O> {
  readonly inputs: InputsOf<O>;
  readonly options: OptionsOf<O>;
}

interface Call<O> extends Question<O> {
  /** How long nothing must have changed before the work begins; 150 ms if left out. */
  readonly delayMs?: number;
  /**
   * So long a run may go on, from the beginning of its work, after its question has changed; 0 if left out. Its answer is dropped, but the
   * worker keeps what it has loaded, which is worth it where the code is slow to load.
   */
  readonly graceMs?: number;
}

interface LimitedCall<O> extends Call<O> {
  /**
   * After so long the worker is ended and the outcome is the error `timedOut`, unless the operation has reported progress by then: it does
   * so when the part that may have no end is done. `undefined` for no limit.
   */
  readonly limitMs: number | undefined;
}

/** Nothing was brought: there is nothing to work out, and no reason to start a worker. */
const isEmpty = (inputs: object): boolean => {
  const values = Object.values(inputs);
  return values.length > 0 && values.every((value) => value === '' || value === null);
};

/**
 * Runs a heavy operation of this tool in the worker whenever its inputs or options change; a change ends the run before it.
 * `useOperation<typeof operations, 'digest'>('digest', { inputs, options })`, with `import type` of the logic:
 * the heavy code stays out of the page's chunk.
 */
export function useOperation<Known extends Operations, Name extends keyof Known & string>(
  name: Name,
  call: LimitedCall<Known[Name]>,
): Job<ValueOf<Known[Name]>, CodeOf<Known[Name]> | 'timedOut'>;
export function useOperation<Known extends Operations, Name extends keyof Known & string>(
  name: Name,
  call: Call<Known[Name]>,
): Job<ValueOf<Known[Name]>, CodeOf<Known[Name]>>;
export function useOperation<Known extends Operations, Name extends keyof Known & string>(
  name: Name,
  { inputs, options, limitMs, delayMs, graceMs }: Call<Known[Name]> & Partial<LimitedCall<Known[Name]>>,
): Job<ValueOf<Known[Name]>, CodeOf<Known[Name]> | 'timedOut'> {
  const [reruns, setReruns] = useState(0);
  // Another run of the same inputs and options is another question.
  const question = useStable({ inputs: useStable<object>(inputs), options: useStable<object>(options), reruns });
  const hasNothingToDo = isEmpty(question.inputs) || hasInvalidNumber({ ...question.inputs, ...question.options });
  const job = useRun(name, hasNothingToDo ? undefined : question, { limitMs, delayMs, graceMs });
  return { ...asJobOf<Known[Name]>(job), rerun: () => setReruns(reruns + 1) };
}

/** The outcome is that of the operation that was run. */
export const asJobOf = <O>(job: Run) => job as Omit<Job<ValueOf<O>, CodeOf<O>>, 'rerun'>;
