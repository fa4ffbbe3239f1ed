import { Job } from '#tool-ui/job/job.ts';
import { tinyStore } from '#tool-ui/page/tiny-store.ts';
import type { LineAnswer } from './line-service.ts';

/** A worker that processes lines. */
export interface StartedService<Task, LineResult> {
  readonly begin: (task: Task) => Promise<void>;
  readonly answer: (lines: readonly string[]) => Promise<readonly LineResult[]>;
  readonly end: () => void;
}

export interface LineRunState<LineResult = LineAnswer> {
  /** The result of a line, or `undefined` if it has none yet. */
  readonly answerTo: (text: string) => LineResult | undefined;
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

/** The lines to process, and the task for each of them. */
interface Request<Task> {
  readonly task: Task;
  readonly texts: readonly string[];
}

/** Processes lines in a worker, in batches. Equal lines are processed only once per task. */
export class LineRun<Task, LineResult> {
  readonly #start: () => StartedService<Task, LineResult>;
  readonly #store = tinyStore<LineRunState<LineResult>>({ isRunning: false, isSlow: false, share: 0, answerTo: () => undefined });
  readonly #job: Job<Request<Task>, void>;
  #service: StartedService<Task, LineResult> | undefined;
  #begun: { readonly task: Task; readonly service: Promise<StartedService<Task, LineResult>> } | undefined;
  #request: Request<Task> | undefined;
  #results = new Map<string, LineResult>();

  constructor(start: () => StartedService<Task, LineResult>) {
    this.#start = start;
    this.#job = new Job(
      (request, signal, onProgress) => this.#processAll(request, signal, onProgress),
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
    if (task !== before?.task) this.#results = new Map();
    this.#begin(task).catch(() => undefined); // starts early, while the visitor still types; `#processAll` reports the error
    this.#request = { task, texts };
    this.#job.start(this.#request);
  }

  /** Stops the work and keeps the results so far. */
  readonly cancel = (): void => {
    this.#job.cancel();
    this.#endService();
  };

  /** Stops the work because the visitor leaves the page. */
  end(): void {
    this.#request = undefined;
    this.#job.start(undefined);
    this.#endService();
  }

  /** Returns a worker that has received the task. */
  #begin(task: Task): Promise<StartedService<Task, LineResult>> {
    if (this.#begun?.task === task) return this.#begun.service;
    const started = (this.#service ??= this.#start());
    const service = started.begin(task).then(() => started);
    this.#begun = { task, service };
    return service;
  }

  #endService(): void {
    this.#service?.end();
    this.#service = undefined;
    this.#begun = undefined;
  }

  #publish(): void {
    const { isRunning, isSlow, share = 0, thrown } = this.#job.state;
    const results = this.#results;
    this.#store.set({ isRunning, isSlow, share, ...(thrown && { thrown }), answerTo: (text) => results.get(text) });
  }

  async #processAll({ task, texts }: Request<Task>, signal: AbortSignal, onProgress: (share: number) => void): Promise<void> {
    onProgress(0);
    const known = this.#results;
    const wanted = [...new Set(texts)];
    const results = new Map(wanted.flatMap((text) => (known.has(text) ? [[text, known.get(text) as LineResult]] : []))); // checked by `has`
    this.#results = results;
    const open = wanted.filter((text) => !results.has(text));
    if (open.length === 0) return;
    const service = await this.#begin(task);
    let sent = FIRST_SENT;
    for (let done = 0; done < open.length && !signal.aborted; ) {
      const lines = open.slice(done, done + sent);
      // oxlint-disable-next-line no-await-in-loop -- one batch after another, so that the page shows the results of each
      const part = await service.answer(lines);
      if (signal.aborted) return;
      for (const [index, result] of part.entries()) results.set(lines[index] ?? '', result);
      done += part.length;
      sent = Math.min(MOST_SENT, Math.max(FIRST_SENT, 2 * part.length));
      onProgress(done / open.length);
    }
  }
}
