import { fail, type Result } from '#core/result.ts';
import { holdReload } from '../page/activity.ts';

const DEBOUNCE_MS = 150;
/** Time in ms after which the visitor sees the progress and can cancel. */
const SLOW_MS = 1000;

/** The fields that an operation receives. Compared by identity, so that the same values can be run again. */
export type Question = Readonly<Record<string, unknown>>;

export interface RunState {
  /** The latest result. It stays for a second while a new one is computed. */
  readonly outcome: Result<unknown> | undefined;
  readonly answered: Question | undefined;
  readonly isRunning: boolean;
  /** Whether it has been running for a second: display the progress and offer to cancel. */
  readonly isSlow: boolean;
  /** The completed share, from 0 to 1; `undefined` if the operation has not reported it. */
  readonly share: number | undefined;
  /** An error that the operation threw, which is a bug. */
  readonly thrown?: { readonly error: unknown };
}

export const idle: RunState = { outcome: undefined, answered: undefined, isRunning: false, isSlow: false, share: undefined };

export interface RunTiming {
  readonly delayMs?: number | undefined;
  readonly graceMs?: number | undefined;
  readonly keepsAnswer?: boolean | undefined;
  readonly limitMs?: number | undefined;
}

/** Does the work. Calls `onProgress` first when it starts. */
export type RunWork = (question: Question, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Result<unknown>>;

/** Runs slow operations one at a time. A new question, or `undefined`, stops the previous run. */
export class OperationRun {
  readonly #work: RunWork;
  readonly #timing: RunTiming;
  readonly #onChange: () => void;
  #state = idle;
  #question: Question | undefined;
  #end: (() => void) | undefined;
  #settle: ((outcome: Result<unknown> | undefined) => void) | undefined;
  #last: Promise<void> | undefined;

  constructor(work: RunWork, timing: RunTiming, onChange: () => void) {
    this.#work = work;
    this.#timing = timing;
    this.#onChange = onChange;
  }

  get state(): RunState {
    return this.#state;
  }

  ask(question: Question | undefined): void {
    if (question === this.#question) return;
    this.#end?.();
    this.#end = undefined;
    this.#question = question;
    if (question) this.#begin(question);
    else this.#update(() => idle);
  }

  readonly cancel = (): void => this.#settle?.(undefined);

  #update(next: (state: RunState) => RunState): void {
    const state = next(this.#state);
    if (state === this.#state) return;
    this.#state = state;
    this.#onChange();
  }

  #begin(question: Question): void {
    const { delayMs = DEBOUNCE_MS, graceMs = 0, keepsAnswer = false, limitMs } = this.#timing;
    const controller = new AbortController();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let begunAt: number | undefined;
    let isOutdated = false;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const after = (ms: number, action: () => void): ReturnType<typeof setTimeout> => {
      const timer = setTimeout(action, ms);
      timers.add(timer);
      return timer;
    };
    const clearTimers = (): void => {
      for (const timer of timers) clearTimeout(timer);
    };
    const settle = (outcome: Result<unknown> | undefined): void => {
      if (isOutdated) return;
      clearTimers();
      controller.abort();
      this.#update(() => ({ ...idle, outcome, answered: question }));
    };
    const endAfterGrace = (startedAt: number): void => void setTimeout(() => controller.abort(), startedAt + graceMs - performance.now());

    const onProgress = (share: number): void => {
      if (controller.signal.aborted) return;
      // The first report marks the start of the work, so that the time for loading the code does not count.
      const isFirst = begunAt === undefined;
      begunAt ??= performance.now();
      if (isOutdated && isFirst) endAfterGrace(begunAt);
      if (isOutdated) return;
      if (!isFirst) {
        clearTimeout(limit);
        this.#update((state) => ({ ...state, share }));
      } else if (limitMs !== undefined) {
        limit = after(limitMs, () => settle(fail('timedOut', { values: { seconds: limitMs / 1000 } })));
      }
    };

    const run = async (before: Promise<void> | undefined): Promise<void> => {
      const release = holdReload();
      this.#update(({ outcome, answered }) => ({ ...idle, outcome, answered, isRunning: true }));
      // Removes the outdated result after a second, unless the operation keeps it.
      after(SLOW_MS, () =>
        this.#update((state) => ({ ...state, outcome: keepsAnswer && state.outcome?.ok ? state.outcome : undefined, isSlow: true })),
      );
      try {
        await before; // it may still have time to finish
        settle(await this.#work(question, controller.signal, onProgress));
      } catch (error) {
        clearTimers();
        // Ignores aborted runs. The tool's error boundary displays other errors.
        if (!controller.signal.aborted && !isOutdated) this.#update(() => ({ ...idle, thrown: { error } }));
      } finally {
        release();
      }
    };

    after(delayMs, () => {
      this.#last = run(this.#last);
    });
    this.#settle = settle;
    this.#end = () => {
      isOutdated = true;
      clearTimers();
      if (graceMs === 0) controller.abort();
      else if (begunAt !== undefined) endAfterGrace(begunAt);
    };
  }
}
