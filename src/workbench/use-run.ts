import { useEffect, useRef, useState } from 'react';
import { fail } from '#core/result.ts';
import { holdReload } from './activity.ts';
import type { Outcome } from './outcome.ts';
import { useToolContext } from './tool-context.ts';

const DEBOUNCE_MS = 150;
/** From here on the visitor sees the progress and can cancel. */
const SLOW_MS = 1000;

/** Its identity is the question: the same inputs and options can be asked about once more. */
export interface AnyQuestion {
  readonly inputs: object;
  readonly options: object;
}

interface State {
  readonly outcome: Outcome<unknown>;
  readonly answered: AnyQuestion | undefined;
  readonly isRunning: boolean;
  readonly isSlow: boolean;
  readonly share: number | undefined;
}

const idle: State = { outcome: undefined, answered: undefined, isRunning: false, isSlow: false, share: undefined };

/** The run of a question; what its members mean is said in `Job`. */
export interface Run extends Omit<State, 'answered'> {
  readonly isLatest: boolean;
  readonly cancel: () => void;
}

interface Timing {
  readonly limitMs?: number | undefined;
  readonly delayMs?: number | undefined;
  readonly graceMs?: number | undefined;
}

/** Has a question answered in the worker; another question, or none, ends its run. */
export function useRun(name: string, question: AnyQuestion | undefined, { limitMs, delayMs = DEBOUNCE_MS, graceMs = 0 }: Timing): Run {
  const { toolId, runOperation } = useToolContext();
  const [state, setState] = useState(idle);
  const cancelRun = useRef<() => void>(undefined);
  const lastRun = useRef<Promise<void>>(undefined);

  if (!question && state !== idle) setState(idle);

  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const timers = new Set<number>();
    let begunAt: number | undefined;
    let isOutdated = false;
    let limit: number | undefined;
    const after = (ms: number, action: () => void): number => {
      const timer = window.setTimeout(action, ms);
      timers.add(timer);
      return timer;
    };
    const settle = (outcome: Outcome<unknown>): void => {
      if (isOutdated) return;
      for (const timer of timers) clearTimeout(timer);
      controller.abort();
      setState({ ...idle, outcome, answered: question });
    };
    const endAfterGrace = (startedAt: number): void =>
      void window.setTimeout(() => controller.abort(), startedAt + graceMs - performance.now());

    const onProgress = (share: number): void => {
      if (controller.signal.aborted) return;
      // The first report says that the work has begun: the time of loading the code does not count.
      const isFirst = begunAt === undefined;
      begunAt ??= performance.now();
      if (isOutdated && isFirst) endAfterGrace(begunAt);
      if (isOutdated) return;
      if (!isFirst) {
        clearTimeout(limit);
        setState((current) => ({ ...current, share }));
      } else if (limitMs !== undefined) {
        limit = after(limitMs, () => settle(fail('timedOut', { values: { seconds: limitMs / 1000 } })));
      }
    };

    const run = async (before: Promise<void> | undefined): Promise<void> => {
      const release = holdReload();
      setState(({ outcome, answered }) => ({ ...idle, outcome, answered, isRunning: true }));
      // The answer to an older question must not stand beside the new one for long.
      after(SLOW_MS, () => setState((current) => ({ ...current, outcome: undefined, isSlow: true })));
      try {
        await before; // it may have been given time to end
        settle(
          await runOperation({
            toolId,
            operation: name,
            given: { inputs: { ...question.inputs }, options: { ...question.options } },
            language: '',
            signal: controller.signal,
            onProgress,
          }),
        );
      } catch (error) {
        // An aborted run has said all there is to say. Anything else is our fault: the tool's error boundary shows it.
        if (!controller.signal.aborted && !isOutdated) {
          setState(() => {
            throw error;
          });
        }
      } finally {
        release();
      }
    };
    after(delayMs, () => {
      lastRun.current = run(lastRun.current);
    });
    cancelRun.current = () => settle(undefined);
    return () => {
      isOutdated = true;
      for (const timer of timers) clearTimeout(timer);
      if (graceMs === 0) controller.abort();
      else if (begunAt !== undefined) endAfterGrace(begunAt);
    };
  }, [toolId, name, question, limitMs, delayMs, graceMs, runOperation]);

  const { answered, ...shown } = state;
  return { ...shown, isLatest: answered === question, cancel: () => cancelRun.current?.() };
}
