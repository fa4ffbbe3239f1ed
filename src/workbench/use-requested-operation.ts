import { useState } from 'react';
import type { Operations } from '#core/operation.ts';
import { hasInvalidNumber } from './outcome.ts';
import { asJobOf, type CodeOf, type Job, type Question, type ValueOf } from './use-operation.ts';
import { type AnyQuestion, useRun } from './use-run.ts';
import { useStable } from './use-stable.ts';

/** An operation that is too expensive to run by itself: it waits for a request. */
export interface RequestedJob<Value, Code extends string = string> extends Omit<Job<Value, Code>, 'rerun' | 'isLatest'> {
  /** Runs it on the inputs and options as they are now, also when they are empty. */
  readonly request: () => void;
}

/**
 * As `useOperation`, for an operation that runs when the visitor asks for it. Any change of its inputs or options ends the run and takes
 * its outcome away; while a number is in error a request does nothing.
 */
export function useRequestedOperation<Known extends Operations, Name extends keyof Known & string>(
  name: Name,
  { inputs, options }: Question<Known[Name]>,
): RequestedJob<ValueOf<Known[Name]>, CodeOf<Known[Name]>> {
  const current = useStable({ inputs: useStable<object>(inputs), options: useStable<object>(options) });
  const [requested, setRequested] = useState<{ readonly of: object; readonly question: AnyQuestion }>();
  const isOpen = requested?.of === current && !hasInvalidNumber({ ...current.inputs, ...current.options });
  const job = useRun(name, isOpen ? requested.question : undefined, { delayMs: 0 });
  return { ...asJobOf<Known[Name]>(job), request: () => setRequested({ of: current, question: { ...current } }) };
}
