import { type Answer, answerOf, type Say, type WriteAnswer } from '#core/answer.ts';
import { areMet, type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import type { Context } from '#core/context.ts';
import type { Result } from '#core/result.ts';
import { type Drawn, withDrawn } from './drawn.ts';
import { idle, OperationRun, type Question, type RunState, type RunWork } from './operation-run.ts';
import { kept, type Memo } from './memo.ts';
import { tinyStore } from '../page/tiny-store.ts';
import { contextOf, isTime, type Moment, timingOf } from './timing.ts';
import { isLongWork } from './long-work.ts';
import { isNothingBrought } from './nothing-brought.ts';
import { isWhole, pick, type Values } from './values.ts';

/** The run of an operation on the main thread. */
export type MainRun = (given: never, context: Context) => Result<unknown> | Promise<Result<unknown>>;

/** Runs an operation in a worker. */
export type TimedCall = (
  call: { readonly operation: string; readonly inWorkerOf?: string | undefined; readonly given: Question; readonly language: string },
  ...reports: [signal: AbortSignal, onProgress: (share: number) => void]
) => Promise<Result<unknown>>;

/** The functions of a tool, in addition to its declaration. */
export interface ToolParts {
  readonly main: Readonly<Record<string, MainRun>>;
  readonly answer: Readonly<Record<string, WriteAnswer | undefined>>;
}

/** The environment of the runs: the words for results, and the context for the main thread. */
export interface Surroundings extends Moment {
  readonly say: Say;
  readonly context: Context;
}

/** The current state of an operation. */
export interface Work {
  readonly name: string;
  readonly question: Question | undefined;
  readonly state: RunState;
  readonly answer: Answer | undefined;
  /** The field for errors that name no field. */
  readonly fallback: string | undefined;
}

/** The outputs of an operation, once they are written. */
interface Written {
  answer?: Answer;
  thrown?: { readonly error: unknown };
}

/**
 * The runs of all operations of a tool, and their outputs. Unchanged values keep their identity, so that nothing runs or is written twice.
 * Subscribers are notified when a slow run changes.
 */
export class ToolRuns {
  readonly #declaration: Declaration;
  readonly #parts: ToolParts;
  readonly #runs: ReadonlyMap<string, OperationRun>;
  readonly #questions = new Map<string, Memo<Question>>();
  readonly #requested = new Map<string, { readonly of: Question; readonly question: Question }>();
  readonly #answers = new Map<string, Memo<Written>>();
  readonly #mainStates = new WeakMap<Question, RunState>();
  readonly #settled = new Map<string, RunState>();
  readonly #draws = new Map<string, number>();
  readonly #drawn = new Map<string, readonly Drawn[]>();
  readonly #restored = new Map<string, RunState>();
  readonly #shownFields = new Set<string>();
  readonly #version = tinyStore(0);
  #language = '';

  constructor(declaration: Declaration, parts: ToolParts, call: TimedCall) {
    this.#declaration = declaration;
    this.#parts = parts;
    const operations = operationsOf(declaration);
    this.#runs = new Map(
      Object.entries(operations).map(([name, operation]) => {
        const { after = '' } = operation;
        const inWorkerOf = !(name in parts.main) && after in operations && !(after in parts.main) ? after : undefined;
        const work: RunWork = (given, ...reports) => call({ operation: name, inWorkerOf, given, language: this.#language }, ...reports);
        return [name, new OperationRun(work, timingOf(operation), this.#onChange)];
      }),
    );
  }

  readonly subscribe = this.#version.subscribe;

  /** Returns a new number after each change that does not come from a field. */
  readonly read = this.#version.read;

  readonly #onChange = (): void => this.#version.set(this.#version.read() + 1);

  /** Records that the view displays this field, and therefore also its errors. */
  noteShown(field: string): void {
    this.#shownFields.add(field);
  }

  isShown(field: string): boolean {
    return this.#shownFields.has(field);
  }

  /**
   * The current state of all operations. `_version` is the result of `read`. Clears the recorded fields, because the view renders them
   * again.
   */
  works(
    _version: number,
    values: Values,
    surroundings: Surroundings,
    isWanted = (_operation: OperationDeclaration) => true,
  ): readonly Work[] {
    this.#shownFields.clear();
    return Object.entries(operationsOf(this.#declaration))
      .filter(([, operation]) => isWanted(operation))
      .map(([name, operation]) => this.#workOf(name, operation, values, surroundings));
  }

  #workOf(name: string, operation: OperationDeclaration, values: Values, surroundings: Surroundings): Work {
    const question = this.#questionOf(name, operation, values, surroundings);
    const restored = this.#restored.get(name);
    const isRestored = restored !== undefined && restored.answered === question;
    const state = isRestored ? restored : question ? this.#stateOf(name, question, contextOf(operation, surroundings)) : idle;
    const { outcome } = state;
    const hasValue = outcome?.ok === true && outcome.value !== null;
    const { answer, thrown = state.thrown } = hasValue ? this.#answerOf(name, operation, outcome.value, values, surroundings.say) : {};
    if (operation.begins === 'when drawn' && answer && outcome && state.answered === question) {
      this.#drawn.set(name, withDrawn(this.earlier(name), outcome, answer, operation.gives[0] ?? '', Date.now()));
    }
    const fallback = operation.failsBesideOutputs ? undefined : operation.takes[0];
    return { name, question, state: thrown ? { ...state, thrown } : state, answer, fallback };
  }

  /** The question for an operation now; `undefined` if its fields are incomplete or it must wait. */
  #questionOf(name: string, operation: OperationDeclaration, values: Values, surroundings: Surroundings): Question | undefined {
    const { nowMs, say } = surroundings;
    const given = pick(values, operation.takes);
    if (!isWhole(given, operation.mayLack) || !areMet(operation.when, values) || !isTime(operation, surroundings)) return undefined;
    if (operation.begins !== 'on request' && !(name in this.#parts.main) && isNothingBrought(this.#declaration, given)) return undefined;
    const first = this.#siblingOf(operation.after, values, surroundings);
    if (first) {
      if (!first.answer || first.answer.error) return undefined;
      if (first.state.answered !== first.question) return this.#questions.get(name)?.of; // keeps the previous result
    }
    const key = {
      ...given,
      draw: this.#draws.get(name) ?? 0,
      language: operation.readsLanguage && say.language,
      second: operation.begins === 'each second' && nowMs,
    };
    const question = kept(this.#questions, name, key, () => given);
    if (operation.begins !== 'on request') return question;
    const requested = this.#requested.get(name);
    return requested?.of === question ? requested.question : undefined;
  }

  #siblingOf(name = '', values: Values, surroundings: Surroundings): Work | undefined {
    const operation = operationsOf(this.#declaration)[name];
    return operation && this.#workOf(name, operation, values, surroundings);
  }

  /** Starts the slow operations with their questions. */
  ask(works: readonly Pick<Work, 'name' | 'question'>[], language: string): void {
    this.#language = language;
    for (const { name, question } of works) this.#runs.get(name)?.ask(question && this.#isTimed(name, question) ? question : undefined);
  }

  end(): void {
    for (const run of this.#runs.values()) run.ask(undefined);
  }

  /** Whether a question runs in the worker: its operation does not run on the main thread, or its texts are too long for that. */
  #isTimed(name: string, question: Question): boolean {
    return !(name in this.#parts.main) || isLongWork(question);
  }

  #stateOf(name: string, question: Question, context: Context): RunState {
    const run = this.#isTimed(name, question) ? this.#runs.get(name) : undefined;
    return run?.state ?? this.#mainStates.get(question) ?? this.#runOnMain(name, question, context);
  }

  #runOnMain(name: string, question: Question, context: Context): RunState {
    const settle = (outcome: Result<unknown>): RunState => {
      const state = { ...idle, outcome, answered: question };
      this.#mainStates.set(question, state);
      this.#settled.set(name, state);
      return state;
    };
    const returned = (this.#parts.main[name] as MainRun)(question as never, context); // the declaration determines its type
    if (!(returned instanceof Promise)) return settle(returned);
    const pending = this.#settled.get(name) ?? idle;
    this.#mainStates.set(question, pending);
    void returned.then(settle, (error: unknown) => this.#mainStates.set(question, { ...idle, thrown: { error } })).then(this.#onChange);
    return pending;
  }

  #answerOf(name: string, { gives, says = [], mayLack }: OperationDeclaration, value: unknown, values: Values, say: Say): Written {
    const given = pick(values, says);
    if (!isWhole(given, mayLack)) return {};
    const write = this.#parts.answer[name];
    return kept(this.#answers, name, { ...given, value, t: say.t, english: say.english }, () =>
      this.#settling(answerOf(gives, write, value, given, say), this.#answers.get(name)?.of.answer),
    );
  }

  /** Keeps the previous outputs until a promise of new ones settles. */
  #settling(made: Answer | Promise<Answer>, before: Answer | undefined): Written {
    if (!(made instanceof Promise)) return { answer: made };
    const later: Written = before ? { answer: before } : {};
    const settle = async () => {
      try {
        later.answer = await made;
      } catch (error) {
        delete later.answer;
        later.thrown = { error }; // such as missing code; the tool's error boundary displays it
      }
      this.#onChange();
    };
    void settle();
    return later;
  }

  readonly cancel = (name: string): void => this.#runs.get(name)?.cancel();

  /** Runs an operation with its current fields. */
  readonly request = (name: string): void => {
    const memo = this.#questions.get(name);
    if (!memo) return;
    this.#requested.set(name, { of: memo.of, question: { ...memo.of } });
    this.#onChange();
  };

  /** Regenerates a random result. */
  redraw(name: string): void {
    this.#draws.set(name, (this.#draws.get(name) ?? 0) + 1);
    this.#onChange();
  }

  /** The random results since the page was opened, the latest first. Kept in the memory of this tab only. */
  earlier(name: string): readonly Drawn[] {
    return this.#drawn.get(name) ?? [];
  }

  /** Restores an earlier random result until the fields change. */
  restore(name: string, { outcome }: Drawn): void {
    const question = this.#questions.get(name)?.of;
    if (!question) return;
    this.#restored.set(name, { ...idle, outcome, answered: question });
    this.#onChange();
  }
}
