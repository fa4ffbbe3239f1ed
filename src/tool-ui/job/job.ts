import { holdReload } from '../page/activity.ts';

const DEBOUNCE_MS = 150;
/** Time in ms after which the visitor sees the progress and can cancel. */
const SLOW_MS = 1000;

export interface JobState<Request, Value> {
  /** The latest result. It stays for a second while a new one is computed. */
  readonly result: Value | undefined;
  /** The request that the result belongs to. */
  readonly completedRequest: Request | undefined;
  readonly isRunning: boolean;
  /** Whether it has been running for a second: display the progress and offer to cancel. */
  readonly isSlow: boolean;
  /** The completed share, from 0 to 1; `undefined` if the work has not reported it. */
  readonly share: number | undefined;
  /** An error that the work threw, which is a bug or missing code. */
  readonly thrown?: { readonly error: unknown };
}

export const idle: JobState<never, never> = {
  result: undefined,
  completedRequest: undefined,
  isRunning: false,
  isSlow: false,
  share: undefined,
};

export interface JobOptions<Value> {
  readonly debounceMs?: number | undefined;
  /** Lets an outdated run continue until this many ms after its start. The next run waits for it. */
  readonly graceMs?: number | undefined;
  /** The result of a run that has taken too long since its work began. A report of progress lifts the limit. */
  readonly timeout?: { readonly ms: number; readonly result: Value } | undefined;
  /** Whether a previous result stays until the next one is ready, instead of only for a second. */
  readonly keepsPrevious?: ((result: Value) => boolean) | undefined;
}

/** Does the work of a request. Calls `onProgress` first when it starts. The signal aborts when the result is no longer needed. */
export type JobWork<Request, Value> = (request: Request, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Value>;

/**
 * Runs work that may take a while, one request at a time: a page, its lines, and a chain of steps are built on it. Requests are compared by
 * identity. A new one, or `undefined`, stops the run before it.
 */
export class Job<Request extends object, Value> {
  readonly #work: JobWork<Request, Value>;
  readonly #options: JobOptions<Value>;
  readonly #onChange: () => void;
  #state: JobState<Request, Value> = idle;
  #request: Request | undefined;
  /** Marks the current run as outdated. */
  #leave: (() => void) | undefined;
  #settle: ((result: Value | undefined) => void) | undefined;
  #last: Promise<void> | undefined;

  constructor(work: JobWork<Request, Value>, options: JobOptions<Value>, onChange: () => void) {
    this.#work = work;
    this.#options = options;
    this.#onChange = onChange;
  }

  get state(): JobState<Request, Value> {
    return this.#state;
  }

  start(request: Request | undefined): void {
    if (request === this.#request) return;
    this.#leave?.();
    this.#leave = undefined;
    this.#request = request;
    if (request) this.#begin(request);
    else this.#update(() => idle);
  }

  /** Stops the work at the visitor's request. It has no result. */
  readonly cancel = (): void => this.#settle?.(undefined);

  #update(next: (state: JobState<Request, Value>) => JobState<Request, Value>): void {
    const state = next(this.#state);
    if (state === this.#state) return;
    this.#state = state;
    this.#onChange();
  }

  #begin(request: Request): void {
    const { debounceMs = DEBOUNCE_MS, graceMs = 0, keepsPrevious = () => false, timeout } = this.#options;
    const controller = new AbortController();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let begunAt: number | undefined;
    let isOutdated = false;
    let limit: ReturnType<typeof setTimeout> | undefined;
    let release: (() => void) | undefined;
    const after = (ms: number, action: () => void): ReturnType<typeof setTimeout> => {
      const timer = setTimeout(action, ms);
      timers.add(timer);
      return timer;
    };
    const clearTimers = (): void => {
      for (const timer of timers) clearTimeout(timer);
    };
    const settle = (result: Value | undefined): void => {
      if (isOutdated) return;
      clearTimers();
      controller.abort();
      release?.();
      this.#update(() => ({ ...idle, result, completedRequest: request }));
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
      } else if (timeout) {
        limit = after(timeout.ms, () => settle(timeout.result));
      }
    };

    const run = async (before: Promise<void> | undefined): Promise<void> => {
      release = holdReload();
      this.#update(({ result, completedRequest }) => ({ ...idle, result, completedRequest, isRunning: true }));
      after(SLOW_MS, () =>
        this.#update(({ result, ...state }) => ({
          ...state,
          result: result !== undefined && keepsPrevious(result) ? result : undefined,
          isSlow: true,
        })),
      );
      try {
        await before; // it may still have time to finish
        settle(await this.#work(request, controller.signal, onProgress));
      } catch (error) {
        clearTimers();
        release?.();
        // Ignores aborted runs. The page's error boundary displays other errors.
        if (!controller.signal.aborted && !isOutdated) this.#update(() => ({ ...idle, thrown: { error } }));
      }
    };

    after(debounceMs, () => {
      this.#last = run(this.#last);
    });
    this.#settle = settle;
    this.#leave = () => {
      isOutdated = true;
      clearTimers();
      release?.();
      if (graceMs === 0) controller.abort();
      else if (begunAt !== undefined) endAfterGrace(begunAt);
    };
  }
}
