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

/** Runs an operation off the main thread. */
export type TimedCall = (
  call: { readonly operation: string; readonly inWorkerOf?: string | undefined; readonly given: Question; readonly language: string },
  ...reports: [signal: AbortSignal, onProgress: (share: number) => void]
) => Promise<Result<unknown>>;

/** What a view brings beside the declaration. */
export interface ToolParts {
  readonly main: Readonly<Record<string, MainRun>>;
  readonly answer: Readonly<Record<string, WriteAnswer | undefined>>;
}

/** What surrounds the fields: the words of the answers, and what runs on the main thread may know. */
export interface Surroundings extends Moment {
  readonly say: Say;
  readonly context: Context;
}

/** An operation as it stands. */
export interface Work {
  readonly name: string;
  readonly question: Question | undefined;
  readonly state: RunState;
  readonly answer: Answer | undefined;
  /** The field that an error is about which names none. */
  readonly fallback: string | undefined;
}

/** An answer, once it is written. */
interface Written {
  answer?: Answer;
  thrown?: { readonly error: unknown };
}

/**
 * The runs of all operations of a tool, and their answers. What is the same as before keeps its identity, so that nothing runs or is
 * written twice; a subscriber is told when a run that takes a while has something new.
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

  /** Another number whenever something has changed that no field says. */
  readonly read = this.#version.read;

  readonly #onChange = (): void => this.#version.set(this.#version.read() + 1);

  /** The view shows this field: an error about it will be seen. */
  noteShown(field: string): void {
    this.#shownFields.add(field);
  }

  isShown(field: string): boolean {
    return this.#shownFields.has(field);
  }

  /** The operations as they stand, `version` being what `read` gave. The view shows its fields anew. */
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

  /** What an operation is asked now; `undefined` if nothing, or not yet. */
  #questionOf(name: string, operation: OperationDeclaration, values: Values, surroundings: Surroundings): Question | undefined {
    const { nowMs, say } = surroundings;
    const given = pick(values, operation.takes);
    if (!isWhole(given, operation.mayLack) || !areMet(operation.when, values) || !isTime(operation, surroundings)) return undefined;
    if (operation.begins !== 'on request' && !(name in this.#parts.main) && isNothingBrought(this.#declaration, given)) return undefined;
    const first = this.#siblingOf(operation.after, values, surroundings);
    if (first) {
      if (!first.answer || first.answer.error) return undefined;
      if (first.state.answered !== first.question) return this.#questions.get(name)?.of; // what stood there before still stands, there and here
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

  /** Has the operations that take a while work on their questions. */
  ask(works: readonly Pick<Work, 'name' | 'question'>[], language: string): void {
    this.#language = language;
    for (const { name, question } of works) this.#runs.get(name)?.ask(question && this.#isTimed(name, question) ? question : undefined);
  }

  end(): void {
    for (const run of this.#runs.values()) run.ask(undefined);
  }

  /** What is short is answered at once by an operation of the main thread; what is long would freeze the page there. */
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
    const returned = (this.#parts.main[name] as MainRun)(question as never, context); // the run takes what the declaration says
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

  /** What is written later leaves what was written before standing until then. */
  #settling(made: Answer | Promise<Answer>, before: Answer | undefined): Written {
    if (!(made instanceof Promise)) return { answer: made };
    const later: Written = before ? { answer: before } : {};
    const settle = async () => {
      try {
        later.answer = await made;
      } catch (error) {
        delete later.answer;
        later.thrown = { error }; // such as code that is no longer there to be loaded: the tool's error boundary says so
      }
      this.#onChange();
    };
    void settle();
    return later;
  }

  readonly cancel = (name: string): void => this.#runs.get(name)?.cancel();

  /** Runs an operation on its fields as they are now. */
  readonly request = (name: string): void => {
    const memo = this.#questions.get(name);
    if (!memo) return;
    this.#requested.set(name, { of: memo.of, question: { ...memo.of } });
    this.#onChange();
  };

  /** Another draw of what is random. */
  redraw(name: string): void {
    this.#draws.set(name, (this.#draws.get(name) ?? 0) + 1);
    this.#onChange();
  }

  /** What an operation has drawn since the page is open, the last one first: in this tab's memory alone. */
  earlier(name: string): readonly Drawn[] {
    return this.#drawn.get(name) ?? [];
  }

  /** Has what was drawn a while ago stand there again, until the fields change. */
  restore(name: string, { outcome }: Drawn): void {
    const question = this.#questions.get(name)?.of;
    if (!question) return;
    this.#restored.set(name, { ...idle, outcome, answered: question });
    this.#onChange();
  }
}
