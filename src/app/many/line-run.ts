import { holdReload } from '#workbench/page/activity.ts';
import { tinyStore } from '#workbench/page/tiny-store.ts';
import type { LineAnswer } from './line-desk.ts';

/** A worker that processes lines. */
export interface StartedDesk<Job, Answer> {
  readonly begin: (job: Job) => Promise<void>;
  readonly answer: (lines: readonly string[]) => Promise<readonly Answer[]>;
  readonly end: () => void;
}

export interface LineRunState<Answer = LineAnswer> {
  /** The result of a line, or `undefined` if it has none yet. */
  readonly answerTo: (text: string) => Answer | undefined;
  readonly isRunning: boolean;
  /** Whether it has been running for a second. */
  readonly isSlow: boolean;
  /** The completed share, from 0 to 1. */
  readonly share: number;
  /** An error of the code or the network, not of a line. */
  readonly thrown?: { readonly error: unknown };
}

/** Delay in ms after the last change before lines are processed. */
const DELAY_MS = 150;
const SLOW_MS = 1000;
/** The first and the largest number of lines per request. Lines that get no result in a request are sent again. */
const FIRST_SENT = 100;
const MOST_SENT = 20_000;

type Progress = Omit<LineRunState, 'answerTo'>;

const idle: Progress = { isRunning: false, isSlow: false, share: 1 };

/** Processes lines in a worker, in batches. Equal lines are processed only once per job. */
export class LineRun<Job, Answer> {
  readonly #start: () => StartedDesk<Job, Answer>;
  readonly #store = tinyStore<LineRunState<Answer>>({ ...idle, answerTo: () => undefined });
  #desk: StartedDesk<Job, Answer> | undefined;
  #job: Job | undefined;
  #begun: { readonly job: Job; readonly desk: Promise<StartedDesk<Job, Answer>> } | undefined;
  #texts: readonly string[] = [];
  #answers = new Map<string, Answer>();
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => StartedDesk<Job, Answer>) {
    this.#start = start;
  }

  readonly subscribe = this.#store.subscribe;
  /** Returns a new object after each change. */
  readonly read = this.#store.read;

  /** Processes these lines. The same job object means the same job, whose results are reused. */
  ask(job: Job, texts: readonly string[]): void {
    if (job === this.#job && texts === this.#texts) return;
    if (job !== this.#job) this.#answers = new Map();
    this.#job = job;
    this.#begin(job).catch(() => undefined); // starts early, while the visitor still types; `#run` reports the error
    this.#texts = texts;
    this.#stop();
    this.#timer = setTimeout(() => void this.#run(), DELAY_MS);
  }

  /** Stops the work and keeps the results so far. */
  readonly cancel = (): void => {
    this.#stop();
    this.#endDesk();
    this.#update(idle);
  };

  /** Stops the work because the visitor leaves the page. */
  end(): void {
    this.#stop();
    this.#endDesk();
    this.#job = undefined;
  }

  /** Returns a worker that has received the job. */
  #begin(job: Job): Promise<StartedDesk<Job, Answer>> {
    if (this.#begun?.job === job) return this.#begun.desk;
    const started = (this.#desk ??= this.#start());
    const desk = started.begin(job).then(() => started);
    this.#begun = { job, desk };
    return desk;
  }

  #stop(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  #endDesk(): void {
    this.#desk?.end();
    this.#desk = undefined;
    this.#begun = undefined;
  }

  #update(progress: Progress): void {
    const answers = this.#answers;
    this.#store.set({ ...progress, answerTo: (text) => answers.get(text) });
  }

  async #run(): Promise<void> {
    const turn = this.#turn;
    const isStale = (): boolean => turn !== this.#turn;
    const texts = this.#texts;
    const known = this.#answers;
    const wanted = [...new Set(texts)];
    this.#answers = new Map(wanted.flatMap((text) => (known.has(text) ? [[text, known.get(text) as Answer]] : []))); // checked by `has`
    const open = wanted.filter((text) => !this.#answers.has(text));
    const release = holdReload();
    const slow = setTimeout(() => isStale() || this.#update({ ...this.read(), isSlow: true }), SLOW_MS);
    this.#update({ isRunning: open.length > 0, isSlow: false, share: 0 });
    try {
      await this.#answerAll(open, isStale);
      if (!isStale()) this.#update(idle);
    } catch (error) {
      if (!isStale()) this.#update({ ...idle, thrown: { error } });
    } finally {
      clearTimeout(slow);
      release();
    }
  }

  async #answerAll(open: readonly string[], isStale: () => boolean): Promise<void> {
    const job = this.#job;
    if (!job || open.length === 0) return;
    const desk = await this.#begin(job);
    let sent = FIRST_SENT;
    for (let done = 0; done < open.length && !isStale(); ) {
      const lines = open.slice(done, done + sent);
      // oxlint-disable-next-line no-await-in-loop -- one part after the other: the page shows each
      const answers = await desk.answer(lines);
      if (isStale()) return;
      for (const [index, answer] of answers.entries()) this.#answers.set(lines[index] ?? '', answer);
      done += answers.length;
      sent = Math.min(MOST_SENT, Math.max(FIRST_SENT, 2 * answers.length));
      this.#update({ ...this.read(), share: done / open.length });
    }
  }
}
