import { holdReload } from '#workbench/page/activity.ts';
import { tinyStore } from '#workbench/page/tiny-store.ts';
import type { LineAnswer } from './line-desk.ts';

/** A worker that answers lines. */
export interface StartedDesk<Job, Answer> {
  readonly begin: (job: Job) => Promise<void>;
  readonly answer: (lines: readonly string[]) => Promise<readonly Answer[]>;
  readonly end: () => void;
}

export interface LineRunState<Answer = LineAnswer> {
  /** What came of a line; `undefined` of one that is not answered yet. */
  readonly answerTo: (text: string) => Answer | undefined;
  readonly isRunning: boolean;
  /** It has been running for a second. */
  readonly isSlow: boolean;
  /** How much is done, from 0 to 1. */
  readonly share: number;
  /** What went wrong beside the lines, which is our fault or that of the network. */
  readonly thrown?: { readonly error: unknown };
}

/** So long nothing must have changed before lines are answered. */
const DELAY_MS = 150;
const SLOW_MS = 1000;
/** So many lines are sent at first, and at most: what is sent and not answered is sent again. */
const FIRST_SENT = 100;
const MOST_SENT = 20_000;

type Progress = Omit<LineRunState, 'answerTo'>;

const idle: Progress = { isRunning: false, isSlow: false, share: 1 };

/** Has lines answered in a worker, some at a time. The same line is asked once for a job, whatever becomes of those around it. */
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
  /** Another object whenever there is something new. */
  readonly read = this.#store.read;

  /** Asks these lines. A job that is the same object is the same job. */
  ask(job: Job, texts: readonly string[]): void {
    if (job === this.#job && texts === this.#texts) return;
    if (job !== this.#job) this.#answers = new Map();
    this.#job = job;
    this.#begin(job).catch(() => undefined); // while the visitor still types; who waits for it hears what is wrong
    this.#texts = texts;
    this.#stop();
    this.#timer = setTimeout(() => void this.#run(), DELAY_MS);
  }

  /** Ends the work; what is done stays. */
  readonly cancel = (): void => {
    this.#stop();
    this.#endDesk();
    this.#update(idle);
  };

  /** The page is left. */
  end(): void {
    this.#stop();
    this.#endDesk();
    this.#job = undefined;
  }

  /** A worker that knows the job. */
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
    this.#answers = new Map(wanted.flatMap((text) => (known.has(text) ? [[text, known.get(text) as Answer]] : []))); // it has it
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
