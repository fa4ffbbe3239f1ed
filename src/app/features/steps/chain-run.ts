import { Job } from '#tool-ui/job/job.ts';
import { tinyStore } from '#tool-ui/page/tiny-store.ts';
import type { AskedStep, ChainJob, StepOutcome, Told } from './step-service.ts';

/** A worker that runs chains. */
export interface StartedChainService {
  readonly run: (job: ChainJob, onReport: (report: Told) => void) => Promise<void>;
  readonly end: () => void;
}

/** The progress of a step. */
interface RunningStep {
  readonly id: number;
  readonly share: number | undefined;
}

export interface ChainState {
  /** The results of the steps, by id. A step keeps its previous result until there is a new one. */
  readonly outcomes: ReadonlyMap<number, StepOutcome>;
  readonly isRunning: boolean;
  /** The step that is running, once the chain has been running for more than a second. */
  readonly slow: RunningStep | undefined;
  /** Whether the visitor has canceled the run. */
  readonly isCanceled: boolean;
  /** An error of the code or the network, not of a step. */
  readonly thrown?: { readonly error: unknown };
}

/** Runs chains in a worker, one at a time. A new run stops the previous one. */
export class ChainRun {
  readonly #start: () => StartedChainService;
  readonly #store = tinyStore<ChainState>({ outcomes: new Map(), isRunning: false, slow: undefined, isCanceled: false });
  readonly #job: Job<ChainJob, void>;
  #service: StartedChainService | undefined;
  #latest: ChainJob | undefined;
  #outcomes: ChainState['outcomes'] = new Map();
  #current: RunningStep | undefined;
  #isCanceled = false;

  constructor(start: () => StartedChainService) {
    this.#start = start;
    this.#job = new Job(
      (job) => this.#run(job),
      {},
      () => this.#publish(),
    );
  }

  readonly subscribe = this.#store.subscribe;
  readonly read = this.#store.read;

  ask(job: ChainJob): void {
    this.#stop();
    this.#latest = job;
    this.#job.start(job);
  }

  /** Stops the work and keeps the results so far. */
  readonly cancel = (): void => {
    this.#stop();
    this.#latest = undefined;
    this.#isCanceled = true;
    this.#job.cancel();
  };

  /** Stops the work because the visitor leaves the page. */
  end(): void {
    this.#job.start(undefined);
    this.#endService();
  }

  #stop(): void {
    if (this.#job.state.isRunning) this.#endService(); // terminates the outdated work
  }

  #endService(): void {
    this.#service?.end();
    this.#service = undefined;
  }

  #publish(): void {
    const { isRunning, isSlow, thrown } = this.#job.state;
    this.#store.set({
      outcomes: this.#outcomes,
      isRunning,
      slow: isSlow ? this.#current : undefined,
      isCanceled: this.#isCanceled,
      ...(thrown && { thrown }),
    });
  }

  /** Adds the previous random result, because a new worker does not know it. */
  #withGenerated(step: AskedStep): AskedStep {
    const outcome = this.#outcomes.get(step.id);
    return step.isGenerated && outcome ? { ...step, generated: { key: outcome.key, input: outcome.input, outcome } } : step;
  }

  async #run(job: ChainJob): Promise<void> {
    this.#isCanceled = false;
    const service = (this.#service ??= this.#start());
    await service.run({ ...job, steps: job.steps.map((step) => this.#withGenerated(step)) }, (report) => {
      if (job === this.#latest) this.#note(report); // the last report may arrive after the run has ended
    });
  }

  #note(report: Told): void {
    const { id } = report;
    if (report.is === 'done') {
      this.#current = undefined;
      this.#outcomes = new Map([...this.#outcomes, [id, report.outcome]]);
    } else {
      this.#current = { id, share: report.is === 'going on' ? report.share : undefined };
    }
    this.#publish();
  }
}
