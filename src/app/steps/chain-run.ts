import { holdReload } from '#workbench/page/activity.ts';
import { tinyStore } from '#workbench/page/tiny-store.ts';
import type { AskedStep, ChainJob, StepOutcome, Told } from './step-desk.ts';

/** A worker that runs chains. */
export interface StartedChainDesk {
  readonly run: (job: ChainJob, tell: (told: Told) => void) => Promise<void>;
  readonly end: () => void;
}

export interface ChainState {
  /** What came of the steps, by their ids: what is older than the step as it is now stands until there is something newer. */
  readonly outcomes: ReadonlyMap<number, StepOutcome>;
  readonly isRunning: boolean;
  /** The step that runs, once that has taken a second. */
  readonly slow?: { readonly id: number; readonly share: number | undefined } | undefined;
  /** The visitor has ended it. */
  readonly isCanceled: boolean;
  /** What went wrong beside the steps, which is our fault or that of the network. */
  readonly thrown?: { readonly error: unknown };
}

const DELAY_MS = 150;
const SLOW_MS = 1000;

const idle = { isRunning: false, slow: undefined, isCanceled: false } as const;

/** Has chains run in a worker, one at a time: another one ends the one before. */
export class ChainRun {
  readonly #start: () => StartedChainDesk;
  readonly #store = tinyStore<ChainState>({ ...idle, outcomes: new Map() });
  #desk: StartedChainDesk | undefined;
  #turn = 0;
  #delay: ReturnType<typeof setTimeout> | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => StartedChainDesk) {
    this.#start = start;
  }

  readonly subscribe = this.#store.subscribe;
  readonly read = this.#store.read;

  ask(job: ChainJob): void {
    this.#stop();
    this.#delay = setTimeout(() => void this.#run(job), DELAY_MS);
  }

  /** Ends the work; what is done stays. */
  readonly cancel = (): void => {
    this.#stop();
    this.#update({ ...idle, isCanceled: true });
  };

  /** The page is left. */
  end(): void {
    this.#stop();
    this.#endDesk();
  }

  #stop(): void {
    this.#turn += 1;
    clearTimeout(this.#delay);
    clearTimeout(this.#slow);
    if (this.read().isRunning) this.#endDesk(); // what it is at is not wanted any more
  }

  #endDesk(): void {
    this.#desk?.end();
    this.#desk = undefined;
  }

  #update(change: Partial<ChainState>): void {
    this.#store.set({ ...this.read(), ...change });
  }

  /** A worker that has just begun knows nothing of what was drawn before. */
  #withDrawn(step: AskedStep): AskedStep {
    const outcome = this.read().outcomes.get(step.id);
    return step.isDrawn && outcome ? { ...step, drawn: { key: outcome.key, came: outcome.came, outcome } } : step;
  }

  async #run(job: ChainJob): Promise<void> {
    const turn = this.#turn;
    const isStale = (): boolean => turn !== this.#turn;
    const desk = (this.#desk ??= this.#start());
    const release = holdReload();
    this.#update({ ...idle, isRunning: true });
    const tell = (told: Told): void => {
      if (!isStale()) this.#note(told);
    };
    try {
      await desk.run({ ...job, steps: job.steps.map((step) => this.#withDrawn(step)) }, tell);
      if (!isStale()) this.#update(idle);
    } catch (error) {
      if (!isStale()) this.#update({ ...idle, thrown: { error } });
    } finally {
      if (!isStale()) clearTimeout(this.#slow);
      release();
    }
  }

  #note(told: Told): void {
    const { id } = told;
    if (told.is === 'going on') {
      if (this.read().slow?.id === id) this.#update({ slow: { id, share: told.share } });
      return;
    }
    clearTimeout(this.#slow);
    if (told.is === 'done') this.#update({ slow: undefined, outcomes: new Map([...this.read().outcomes, [id, told.outcome]]) });
    else this.#slow = setTimeout(() => this.#update({ slow: { id, share: undefined } }), SLOW_MS);
  }
}
