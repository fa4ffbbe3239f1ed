import { Job } from '#tool-ui/job/job.ts';
import { tinyStore } from '#tool-ui/page/tiny-store.ts';
import type { LineAnswer } from './line-service.ts';

/** A worker that processes lines. */
export interface StartedService<Task, Answer> {
  readonly begin: (task: Task) => Promise<void>;
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

/** The first and the largest number of lines per request. Lines that get no result in a request are sent again. */
const FIRST_SENT = 100;
const MOST_SENT = 20_000;

/** What to do with each of the lines. */
interface Request<Task> {
  readonly task: Task;
  readonly texts: readonly string[];
}

/** Processes lines in a worker, in batches. Equal lines are processed only once per task. */
export class LineRun<Task, Answer> {
  readonly #start: () => StartedService<Task, Answer>;
  readonly #store = tinyStore<LineRunState<Answer>>({ isRunning: false, isSlow: false, share: 0, answerTo: () => undefined });
  readonly #job: Job<Request<Task>, void>;
  #service: StartedService<Task, Answer> | undefined;
  #begun: { readonly task: Task; readonly service: Promise<StartedService<Task, Answer>> } | undefined;
  #request: Request<Task> | undefined;
  #answers = new Map<string, Answer>();

  constructor(start: () => StartedService<Task, Answer>) {
    this.#start = start;
    this.#job = new Job(
      (request, signal, onProgress) => this.#answerAll(request, signal, onProgress),
      {},
      () => this.#publish(),
    );
  }

  readonly subscribe = this.#store.subscribe;
  /** Returns a new object after each change. */
  readonly read = this.#store.read;

  /** Processes these lines. The same task object means the same task, whose results are reused. */
  ask(task: Task, texts: readonly string[]): void {
    const before = this.#request;
    if (task === before?.task && texts === before.texts) return;
    if (task !== before?.task) this.#answers = new Map();
    this.#begin(task).catch(() => undefined); // starts early, while the visitor still types; `#answerAll` reports the error
    this.#request = { task, texts };
    this.#job.start(this.#request);
  }

  /** Stops the work and keeps the results so far. */
  readonly cancel = (): void => {
    this.#job.cancel();
    this.#endDesk();
  };

  /** Stops the work because the visitor leaves the page. */
  end(): void {
    this.#request = undefined;
    this.#job.start(undefined);
    this.#endDesk();
  }

  /** Returns a worker that has received the task. */
  #begin(task: Task): Promise<StartedService<Task, Answer>> {
    if (this.#begun?.task === task) return this.#begun.service;
    const started = (this.#service ??= this.#start());
    const service = started.begin(task).then(() => started);
    this.#begun = { task, service };
    return service;
  }

  #endDesk(): void {
    this.#service?.end();
    this.#service = undefined;
    this.#begun = undefined;
  }

  #publish(): void {
    const { isRunning, isSlow, share = 0, thrown } = this.#job.state;
    const answers = this.#answers;
    this.#store.set({ isRunning, isSlow, share, ...(thrown && { thrown }), answerTo: (text) => answers.get(text) });
  }

  async #answerAll({ task, texts }: Request<Task>, signal: AbortSignal, onProgress: (share: number) => void): Promise<void> {
    onProgress(0);
    const known = this.#answers;
    const wanted = [...new Set(texts)];
    const answers = new Map(wanted.flatMap((text) => (known.has(text) ? [[text, known.get(text) as Answer]] : []))); // checked by `has`
    this.#answers = answers;
    const open = wanted.filter((text) => !answers.has(text));
    if (open.length === 0) return;
    const service = await this.#begin(task);
    let sent = FIRST_SENT;
    for (let done = 0; done < open.length && !signal.aborted; ) {
      const lines = open.slice(done, done + sent);
      // oxlint-disable-next-line no-await-in-loop -- one part after the other: the page shows each
      const part = await service.answer(lines);
      if (signal.aborted) return;
      for (const [index, answer] of part.entries()) answers.set(lines[index] ?? '', answer);
      done += part.length;
      sent = Math.min(MOST_SENT, Math.max(FIRST_SENT, 2 * part.length));
      onProgress(done / open.length);
    }
  }
}
