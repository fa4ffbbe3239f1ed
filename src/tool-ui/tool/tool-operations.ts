import { type Presentation, present, type PresentationTexts, type Presenter } from '#core/present.ts';
import type { Context } from '#core/context.ts';
import { areMet, type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import type { Result } from '#core/result.ts';
import type { Values } from '#engine/library.ts';
import { isWhole, pick } from '#engine/values.ts';
import { idle, Job, type JobState } from '../job/job.ts';
import { type GeneratedValue, withGenerated } from './generated-value.ts';
import { isLongWork } from './long-work.ts';
import { kept, type Memo } from './memo.ts';
import { isNothingBrought } from './nothing-brought.ts';
import { contextOf, isTime, type Moment, optionsOf } from './timing.ts';

/** The run of an operation on the main thread. */
export type MainRun = (given: never, context: Context) => Result<unknown> | Promise<Result<unknown>>;

/** Runs an operation in a worker. */
export type TimedCall = (
  call: { readonly operation: string; readonly inWorkerOf?: string | undefined; readonly given: Values; readonly language: string },
  ...reports: [signal: AbortSignal, onProgress: (share: number) => void]
) => Promise<Result<unknown>>;

/** The functions of a tool, in addition to its declaration. */
export interface ToolParts {
  readonly main: Readonly<Record<string, MainRun>>;
  readonly presenters: Readonly<Record<string, Presenter | undefined>>;
}

/** The environment of the operations: the words for results, and the context for the main thread. */
export interface Surroundings extends Moment {
  readonly texts: PresentationTexts;
  readonly context: Context;
}

type OperationJob = JobState<Values, Result<unknown>>;

/** The current state of an operation. */
export interface OperationState {
  readonly name: string;
  /** The fields that the operation receives, compared by identity; `undefined` while it does not run. */
  readonly request: Values | undefined;
  readonly job: OperationJob;
  readonly answer: Presentation | undefined;
  /** The field for errors that name no field. */
  readonly fallback: string | undefined;
}

/** The outputs of an operation, once they are written. */
interface Written {
  answer?: Presentation;
  thrown?: { readonly error: unknown };
}

/**
 * The operations of a tool on its page: their requests, jobs, and outputs. Unchanged values keep their identity, so that nothing runs or is
 * written twice. `onChange` is called after each change that does not come from a field.
 */
export class ToolOperations {
  readonly #declaration: Declaration;
  readonly #parts: ToolParts;
  readonly #onChange: () => void;
  readonly #jobs: ReadonlyMap<string, Job<Values, Result<unknown>>>;
  readonly #requests = new Map<string, Memo<Values>>();
  readonly #requested = new Map<string, { readonly of: Values; readonly request: Values }>();
  readonly #presentations = new Map<string, Memo<Written>>();
  readonly #mainStates = new WeakMap<Values, OperationJob>();
  readonly #completed = new Map<string, OperationJob>();
  readonly #generations = new Map<string, number>();
  readonly #generated = new Map<string, readonly GeneratedValue[]>();
  readonly #restored = new Map<string, OperationJob>();
  #language = '';

  constructor(declaration: Declaration, parts: ToolParts, call: TimedCall, onChange: () => void) {
    this.#declaration = declaration;
    this.#parts = parts;
    this.#onChange = onChange;
    const operations = operationsOf(declaration);
    this.#jobs = new Map(
      Object.entries(operations).map(([name, operation]) => {
        const { dependsOn = '' } = operation;
        const inWorkerOf = !(name in parts.main) && dependsOn in operations && !(dependsOn in parts.main) ? dependsOn : undefined;
        const work = (given: Values, ...reports: [AbortSignal, (share: number) => void]) =>
          call({ operation: name, inWorkerOf, given, language: this.#language }, ...reports);
        return [name, new Job(work, optionsOf(operation), onChange)];
      }),
    );
  }

  /** The states of the wanted operations with these field values. Runs the main thread's operations. */
  states(values: Values, surroundings: Surroundings, isWanted = (_operation: OperationDeclaration) => true): readonly OperationState[] {
    return Object.entries(operationsOf(this.#declaration))
      .filter(([, operation]) => isWanted(operation))
      .map(([name, operation]) => this.#stateOf(name, operation, values, surroundings));
  }

  #stateOf(name: string, operation: OperationDeclaration, values: Values, surroundings: Surroundings): OperationState {
    const request = this.#requestOf(name, operation, values, surroundings);
    const restored = this.#restored.get(name);
    const isRestored = restored !== undefined && restored.completedRequest === request;
    const job = isRestored ? restored : request ? this.#jobOf(name, request, contextOf(operation, surroundings)) : idle;
    const { result } = job;
    const hasValue = result?.ok === true && result.value !== null;
    const { answer, thrown = job.thrown } = hasValue ? this.#presentationOf(name, operation, result.value, values, surroundings.texts) : {};
    if (operation.trigger === 'generate' && answer && result && job.completedRequest === request) {
      this.#generated.set(name, withGenerated(this.earlier(name), result, answer, operation.gives[0] ?? '', Date.now()));
    }
    const fallback = operation.failsBesideOutputs ? undefined : operation.takes[0];
    return { name, request, job: thrown ? { ...job, thrown } : job, answer, fallback };
  }

  /** The request for an operation now; `undefined` if its fields are incomplete or it must wait. */
  #requestOf(name: string, operation: OperationDeclaration, values: Values, surroundings: Surroundings): Values | undefined {
    const { nowMs, texts } = surroundings;
    const given = pick(values, operation.takes);
    if (!isWhole(given, operation.optional) || !areMet(operation.when, values) || !isTime(operation, surroundings)) return undefined;
    if (operation.trigger !== 'submit' && !(name in this.#parts.main) && isNothingBrought(this.#declaration, given)) return undefined;
    const first = this.#siblingOf(operation.dependsOn, values, surroundings);
    if (first) {
      if (!first.answer || first.answer.error) return undefined;
      if (first.job.completedRequest !== first.request) return this.#requests.get(name)?.of; // keeps the previous result
    }
    const key = {
      ...given,
      generation: this.#generations.get(name) ?? 0,
      language: operation.readsLanguage && texts.language,
      second: operation.trigger === 'tick' && nowMs,
    };
    const request = kept(this.#requests, name, key, () => given);
    if (operation.trigger !== 'submit') return request;
    const requested = this.#requested.get(name);
    return requested?.of === request ? requested.request : undefined;
  }

  #siblingOf(name = '', values: Values, surroundings: Surroundings): OperationState | undefined {
    const operation = operationsOf(this.#declaration)[name];
    return operation && this.#stateOf(name, operation, values, surroundings);
  }

  /** Starts the slow operations with their requests. */
  start(states: readonly Pick<OperationState, 'name' | 'request'>[], language: string): void {
    this.#language = language;
    for (const { name, request } of states) this.#jobs.get(name)?.start(request && this.#isSlow(name, request) ? request : undefined);
  }

  end(): void {
    for (const job of this.#jobs.values()) job.start(undefined);
  }

  /** Whether a request runs in the worker: its operation does not run on the main thread, or its texts are too long for that. */
  #isSlow(name: string, request: Values): boolean {
    return !(name in this.#parts.main) || isLongWork(request);
  }

  #jobOf(name: string, request: Values, context: Context): OperationJob {
    const job = this.#isSlow(name, request) ? this.#jobs.get(name) : undefined;
    return job?.state ?? this.#mainStates.get(request) ?? this.#runOnMain(name, request, context);
  }

  #runOnMain(name: string, request: Values, context: Context): OperationJob {
    const record = (state: OperationJob): OperationJob => {
      this.#mainStates.set(request, state);
      if (!state.thrown) this.#completed.set(name, state);
      return state;
    };
    const complete = (result: Result<unknown>) => record({ ...idle, result, completedRequest: request });
    const crash = (error: unknown) => record({ ...idle, thrown: { error } }); // a bug; the tool's error boundary displays it
    try {
      const returned = (this.#parts.main[name] as MainRun)(request as never, context); // the declaration determines its type
      if (!(returned instanceof Promise)) return complete(returned);
      const pending = this.#completed.get(name) ?? idle;
      this.#mainStates.set(request, pending);
      void returned.then(complete, crash).then(this.#onChange);
      return pending;
    } catch (error) {
      return crash(error);
    }
  }

  #presentationOf(
    name: string,
    { gives, presentsWith, optional }: OperationDeclaration,
    value: unknown,
    values: Values,
    texts: PresentationTexts,
  ): Written {
    const given = pick(values, presentsWith);
    if (!isWhole(given, optional)) return {};
    const write = this.#parts.presenters[name];
    return kept(this.#presentations, name, { ...given, value, t: texts.t, english: texts.english }, () =>
      this.#written(() => present(gives, write, value, given, texts), this.#presentations.get(name)?.of.answer),
    );
  }

  /** Writes the outputs. Keeps the previous ones until a promise of new ones settles. */
  #written(write: () => Presentation | Promise<Presentation>, before: Presentation | undefined): Written {
    const written: Written = {};
    const crash = (error: unknown): void => {
      delete written.answer;
      written.thrown = { error }; // such as missing code; the tool's error boundary displays it
    };
    const finish = async (later: Promise<Presentation>): Promise<void> => {
      try {
        written.answer = await later;
      } catch (error) {
        crash(error);
      }
      this.#onChange();
    };
    try {
      const made = write();
      if (!(made instanceof Promise)) return { answer: made };
      if (before) written.answer = before;
      void finish(made);
    } catch (error) {
      crash(error);
    }
    return written;
  }

  readonly cancel = (name: string): void => this.#jobs.get(name)?.cancel();

  /** Runs an operation with its current fields. */
  readonly request = (name: string): void => {
    const memo = this.#requests.get(name);
    if (!memo) return;
    this.#requested.set(name, { of: memo.of, request: { ...memo.of } });
    this.#onChange();
  };

  /** Regenerates a random result. */
  regenerate(name: string): void {
    this.#generations.set(name, (this.#generations.get(name) ?? 0) + 1);
    this.#onChange();
  }

  /** The random results since the page was opened, the latest first. Kept in the memory of this tab only. */
  earlier(name: string): readonly GeneratedValue[] {
    return this.#generated.get(name) ?? [];
  }

  /** Restores an earlier random result until the fields change. */
  restore(name: string, { outcome }: GeneratedValue): void {
    const request = this.#requests.get(name)?.of;
    if (!request) return;
    this.#restored.set(name, { ...idle, result: outcome, completedRequest: request });
    this.#onChange();
  }
}
