import { holdReload } from '#workbench/page/activity.ts';
import { tinyStore } from '#workbench/page/tiny-store.ts';
import type { AskedStep, ChainJob, StepOutcome, Told } from './step-desk.ts';

/** A worker that runs chains. */
export interface StartedChainDesk {
  readonly run: (job: ChainJob, tell: (told: Told) => void) => Promise<void>;
  readonly end: () => void;
}

export interface ChainState {
  /** The results of the steps, by id. A step keeps its previous result until there is a new one. */
  readonly outcomes: ReadonlyMap<number, StepOutcome>;
  readonly isRunning: boolean;
  /** The step that has been running for more than a second. */
  readonly slow?: { readonly id: number; readonly share: number | undefined } | undefined;
  /** Whether the visitor has canceled the run. */
  readonly isCanceled: boolean;
  /** An error of the code or the network, not of a step. */
  readonly thrown?: { readonly error: unknown };
}

const DELAY_MS = 150;
const SLOW_MS = 1000;

const idle = { isRunning: false, slow: undefined, isCanceled: false } as const;

/** Runs chains in a worker, one at a time. A new run stops the previous one. */
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

  /** Stops the work and keeps the results so far. */
  readonly cancel = (): void => {
    this.#stop();
    this.#update({ ...idle, isCanceled: true });
  };

  /** Stops the work because the visitor leaves the page. */
  end(): void {
    this.#stop();
    this.#endDesk();
  }

  #stop(): void {
    this.#turn += 1;
    clearTimeout(this.#delay);
    clearTimeout(this.#slow);
    if (this.read().isRunning) this.#endDesk(); // terminates the outdated work
  }

  #endDesk(): void {
    this.#desk?.end();
    this.#desk = undefined;
  }

  #update(change: Partial<ChainState>): void {
    this.#store.set({ ...this.read(), ...change });
  }

  /** Adds the previous random result, because a new worker does not know it. */
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
