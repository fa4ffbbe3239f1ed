import { useEffect, useRef, useState } from 'react';
import type { ValuesOf } from '#core/fields.ts';
import type { Operation, Operations } from '#core/operation.ts';
import { fail } from '#core/result.ts';
import { holdReload } from './activity.ts';
import { hasInvalidNumber, type Outcome } from './outcome.ts';
import { useToolContext } from './tool-context.ts';
import { useStable } from './use-stable.ts';

const DEBOUNCE_MS = 150;
/** From here on the visitor sees the progress and can cancel. */
const SLOW_MS = 1000;

type InputsOf<O> = O extends Operation<infer Inputs> ? ValuesOf<Inputs> : never;
type OptionsOf<O> = O extends Operation<infer _Inputs, infer Options> ? ValuesOf<Options> : never;
type ValueOf<O> = O extends Operation<infer _Inputs, infer _Options, infer Value> ? Value : never;
type CodeOf<O> = O extends Operation<infer _Inputs, infer _Options, infer _Value, infer Code> ? Code : never;

/** Work in the operations worker, as a view shows it. */
export interface Job<Value, Code extends string = string> {
  /** The answer to the latest question; the one before stands for a second while a new one is worked out. */
  readonly outcome: Outcome<Value, Code>;
  readonly isRunning: boolean;
  /** It has been running for a second: show the progress and offer to cancel. */
  readonly isSlow: boolean;
  /** How much is done, from 0 to 1; `undefined` while the work does not say. */
  readonly share: number | undefined;
  readonly cancel: () => void;
  /** Works it out once more: another draw of what is random. */
  readonly rerun: () => void;
}

interface Call<O> {
  readonly inputs: InputsOf<O>;
  readonly options: OptionsOf<O>;
}

interface LimitedCall<O> extends Call<O> {
  /** After so long the worker is ended and the outcome is the error `timedOut`. */
  readonly limitMs: number;
}

interface State {
  readonly outcome: Outcome<unknown>;
  readonly isRunning: boolean;
  readonly isSlow: boolean;
  readonly share: number | undefined;
}

const idle: State = { outcome: undefined, isRunning: false, isSlow: false, share: undefined };

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
  { inputs, options, limitMs }: Call<Known[Name]> & Partial<LimitedCall<Known[Name]>>,
): Job<ValueOf<Known[Name]>, CodeOf<Known[Name]> | 'timedOut'> {
  const { toolId, runOperation } = useToolContext();
  const [reruns, setReruns] = useState(0);
  // Another run of the same inputs and options is another question.
  const question = useStable({ inputs: useStable<object>(inputs), options: useStable<object>(options), reruns });
  const [state, setState] = useState(idle);
  const cancelRun = useRef<() => void>(undefined);

  const hasNothingToDo = isEmpty(question.inputs) || hasInvalidNumber({ ...question.inputs, ...question.options });
  if (hasNothingToDo && state !== idle) setState(idle);

  useEffect(() => {
    if (hasNothingToDo) return;
    const controller = new AbortController();
    const timers = new Set<number>();
    const after = (delayMs: number, action: () => void): void => void timers.add(window.setTimeout(action, delayMs));
    const settle = (outcome: Outcome<unknown>): void => {
      for (const timer of timers) clearTimeout(timer);
      controller.abort();
      setState({ ...idle, outcome });
    };

    const onProgress = (share: number): void => {
      if (controller.signal.aborted) return;
      // The first report says that the work has begun: the time of loading the code does not count.
      if (share === 0 && limitMs !== undefined) after(limitMs, () => settle(fail('timedOut', { values: { seconds: limitMs / 1000 } })));
      else setState((current) => ({ ...current, share }));
    };

    const run = async (): Promise<void> => {
      const release = holdReload();
      setState(({ outcome }) => ({ ...idle, outcome, isRunning: true }));
      // The answer to an older question must not stand beside the new one for long.
      after(SLOW_MS, () => setState((current) => ({ ...current, outcome: undefined, isSlow: true })));
      try {
        settle(
          await runOperation({
            toolId,
            operation: name,
            inputs: { ...question.inputs },
            options: { ...question.options },
            signal: controller.signal,
            onProgress,
          }),
        );
      } catch (error) {
        // An aborted run has said all there is to say. Anything else is our fault: the tool's error boundary shows it.
        if (!controller.signal.aborted) {
          setState(() => {
            throw error;
          });
        }
      } finally {
        release();
      }
    };
    after(DEBOUNCE_MS, () => void run());
    cancelRun.current = () => settle(undefined);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      controller.abort();
    };
  }, [toolId, name, question, hasNothingToDo, limitMs, runOperation]);

  return {
    ...state,
    outcome: state.outcome as Outcome<ValueOf<Known[Name]>, CodeOf<Known[Name]>>, // of the operation that was run
    cancel: () => cancelRun.current?.(),
    rerun: () => setReruns(reruns + 1),
  };
}
