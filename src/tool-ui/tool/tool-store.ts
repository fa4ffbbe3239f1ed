import type { PresentationTexts } from '#core/present.ts';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { ControlValue } from '#core/kinds/kind.ts';
import type { MessageTree } from '#core/message-key.ts';
import type { Values } from '#engine/library.ts';
import { withReference } from '#i18n/with-reference.ts';
import { contextIn } from '../job/run-context.ts';
import { type SecondClock, startSecondClock } from '../clock/second-clock.ts';
import { tinyStore, type TinyStore } from '../page/tiny-store.ts';
import { allFields, type ControlValues, type ToolFields, valuesOfControlValues } from '../stored/control-values.ts';
import { sessionFields } from './session-fields.ts';
import { controlValuesOf, type SessionState, type Step, untouched } from './session-state.ts';
import { type OperationState, type Surroundings, type TimedCall, ToolOperations, type ToolParts } from './tool-operations.ts';
import type { ToolSession } from './tool-session.ts';

/** Everything that a view displays. It changes as a whole. */
export interface ToolSnapshot {
  readonly controlValues: ControlValues;
  /** The valid values of the fields, including generated ones. */
  readonly values: Values;
  /** The random values that operations have generated for fields. Links and storage never contain them. */
  readonly generated: Values;
  readonly operations: readonly OperationState[];
  readonly session: SessionState;
  readonly clock: SecondClock | undefined;
  /** An error of the code or the network. */
  readonly thrown?: { readonly error: unknown } | undefined;
  /** The fields that the view displays, and therefore also their errors. A view that renders this snapshot adds them. */
  readonly shownFields: Set<string>;
}

interface StoreOptions {
  readonly session: ToolSession;
  readonly words: PresentationTexts;
  /** Whether the page is not the prerendered one, so that the session, randomness, and the clock are available from the start. */
  readonly isHydrated: boolean;
  readonly call: TimedCall;
  /** Loads the texts under `reference`. */
  readonly loadReference: (language: string) => Promise<MessageTree>;
}

/** Converts a value to a control value: a number becomes text, and other values stay as they are. */
const controlValueOf = (value: unknown): ControlValue => (typeof value === 'number' ? String(value) : (value as ControlValue));

/** The texts under `reference` in a language, which are missing while they are loaded. */
interface Reference {
  readonly language: string;
  readonly texts?: MessageTree;
}

const surroundingsOf = (words: PresentationTexts, reference: Reference | undefined) => ({
  texts: { ...words, t: withReference(words.t, reference?.language === words.language ? reference.texts : undefined) },
  context: contextIn(words.language),
});

/**
 * The state of a tool's page: the session of its fields, and the operations with their results. Every change computes the next snapshot,
 * outside of React, so that rendering runs and stores nothing. The first snapshot is computed at once, for the prerendered page.
 */
export class ToolStore {
  readonly #declaration: Declaration;
  readonly #fields: ToolFields;
  readonly #session: ToolSession;
  readonly #operations: ToolOperations;
  readonly #loadReference: StoreOptions['loadReference'];
  readonly #snapshots: TinyStore<ToolSnapshot>;
  #isHydrated: boolean;
  #words: PresentationTexts;
  /** The words and the context of results. */
  #surroundings: Pick<Surroundings, 'texts' | 'context'>;
  #reference: Reference | undefined;
  #clock: SecondClock | undefined;
  #thrown: ToolSnapshot['thrown'];
  #pageInputs: Values = {};
  /** The fields with a value of the visitor instead of a generated one. */
  readonly #taken = new Set<string>();
  readonly #filled = new WeakSet<object>();
  /** Whether a view displays the store. Until then, and in the prerendered page, nothing changes. */
  #isOpen = false;
  #isStale = false;
  #isRefreshing = false;

  /** The snapshot of the prerendered page, which React hydrates. */
  readonly initial: ToolSnapshot;

  constructor(declaration: Declaration, parts: ToolParts, { session, words, isHydrated, call, loadReference }: StoreOptions) {
    this.#declaration = declaration;
    this.#fields = sessionFields(declaration);
    this.#session = session;
    this.#words = words;
    this.#surroundings = surroundingsOf(words, undefined);
    this.#isHydrated = isHydrated;
    this.#loadReference = loadReference;
    this.#operations = new ToolOperations(declaration, parts, call, () => this.#refresh());
    this.initial = this.#compute(isHydrated ? session.read() : untouched);
    this.#snapshots = tinyStore(this.initial);
  }

  readonly read = (): ToolSnapshot => this.#snapshots.read();

  /** Connects the store to its session and starts its clock, until the view is removed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const isTicking = Object.values(operationsOf(this.#declaration)).some(({ trigger }) => trigger === 'tick');
    this.#isHydrated = true;
    this.#isOpen = true;
    const ends = [this.#snapshots.subscribe(listener), this.#session.subscribe(this.#refresh)];
    this.#session.declare(this.#fields, this.#declaration);
    if (isTicking)
      ends.push(
        startSecondClock((clock) => {
          this.#clock = clock;
          this.#refresh();
        }),
      );
    this.#refresh();
    return () => {
      this.#isOpen = false;
      for (const end of ends) end();
      this.#operations.end();
    };
  };

  /** Replaces the texts, for another language or once English texts are loaded. */
  setWords(words: PresentationTexts): void {
    const { t, language, english } = this.#words;
    if (words.t === t && words.language === language && words.english === english) return;
    this.#words = words;
    this.#surroundings = surroundingsOf(words, this.#reference);
    this.#refresh();
  }

  /** Sets an input that comes from the page. */
  readonly bring = (name: string, value: unknown): void => {
    if (this.#pageInputs[name] === value) return;
    this.#pageInputs = { ...this.#pageInputs, [name]: value };
    this.#refresh();
  };

  /** Applies a change by the visitor. */
  readonly change = (name: string, controlValue: ControlValue): void => {
    this.#take(name);
    this.#session.change(this.#fields, name, controlValue);
  };

  /** Sets a field from code other than its own control. */
  readonly set = (name: string, value: unknown): void => this.change(name, controlValueOf(value));

  /** Replaces fields in one undoable step. A sample also runs the operations on request that use it. */
  readonly replaceAll = (controlValues: ControlValues, step?: Step): void => {
    for (const name of Object.keys(controlValues)) this.#keepGenerated(name);
    this.#session.replaceAll(this.#fields, controlValues, step);
    if (step !== 'sampled') return;
    for (const [name, { trigger, takes }] of Object.entries(operationsOf(this.#declaration))) {
      if (trigger === 'submit' && takes.some((field) => field in controlValues)) this.#operations.request(name);
    }
  };

  /** Makes a generated value the visitor's own before it is replaced, so that Undo can restore it. */
  #keepGenerated(name: string): void {
    const { generated } = this.read();
    if (name in generated) this.#session.change(this.#fields, name, generated[name] as ControlValue); // generated values are texts
    this.#take(name);
  }

  /** Regenerates a random result, and the field that it fills. */
  readonly regenerate = (name: string): void => {
    const { writesTo } = operationsOf(this.#declaration)[name] ?? {};
    if (writesTo !== undefined) {
      this.#session.change(this.#fields, writesTo, '');
      this.#taken.delete(writesTo);
    }
    this.#operations.regenerate(name);
  };

  readonly request = (name: string): void => this.#operations.request(name);
  readonly cancel = (name: string): void => this.#operations.cancel(name);
  readonly restore: ToolOperations['restore'] = (name, generated) => this.#operations.restore(name, generated);
  readonly earlier: ToolOperations['earlier'] = (name) => this.#operations.earlier(name);

  #take(name: string): void {
    if (Object.values(operationsOf(this.#declaration)).some(({ writesTo }) => writesTo === name)) this.#taken.add(name);
  }

  /** Computes the next snapshot, until nothing changes any more, and reports it once. */
  readonly #refresh = (): void => {
    this.#isStale = true;
    if (this.#isRefreshing || !this.#isOpen) return;
    this.#isRefreshing = true;
    let snapshot = this.read();
    try {
      while (this.#isStale) {
        this.#isStale = false;
        snapshot = this.#compute(this.#session.read());
        this.#operations.start(snapshot.operations, this.#words.language);
        this.#wantReference(snapshot.operations);
        this.#fill(snapshot.operations);
      }
    } finally {
      this.#isRefreshing = false;
    }
    this.#snapshots.set(snapshot);
  };

  #compute(session: SessionState): ToolSnapshot {
    const controlValues = controlValuesOf(this.#fields, session);
    const typed: Values = valuesOfControlValues(allFields(this.#fields), controlValues);
    const values: Values = { ...typed, ...this.#pageInputs };
    const surroundings = { ...this.#surroundings, isHydrated: this.#isHydrated, nowMs: undefined, ...this.#clock };
    const filling = this.#operations.states(values, surroundings, ({ writesTo }) => writesTo !== undefined);
    const generated = this.#generatedBy(filling, values);
    const operations = this.#operations.states({ ...values, ...generated }, surroundings);
    const thrown = operations.find(({ job }) => job.thrown)?.job.thrown ?? this.#thrown;
    return {
      controlValues,
      values: { ...typed, ...generated },
      generated,
      operations,
      session,
      clock: this.#clock,
      thrown,
      shownFields: new Set(),
    };
  }

  /** The generated values by field. Anything that the visitor enters, even an empty value, replaces them. */
  #generatedBy(states: readonly OperationState[], values: Values): Values {
    return Object.fromEntries(
      states.flatMap(({ name, job: { result } }) => {
        const { writesTo } = operationsOf(this.#declaration)[name] ?? {};
        const isOpen = writesTo !== undefined && !values[writesTo] && !this.#taken.has(writesTo);
        return isOpen && result?.ok ? [[writesTo, result.value]] : [];
      }),
    );
  }

  /** Loads the texts under `reference` with the first result that uses them, because there are many and few are used. */
  #wantReference(states: readonly OperationState[]): void {
    const { language } = this.#words;
    const isRead = states.some(({ name, answer }) => answer && operationsOf(this.#declaration)[name]?.readsReference);
    if (!isRead || this.#reference?.language === language) return;
    this.#reference = { language };
    void this.#readReference(language);
  }

  async #readReference(language: string): Promise<void> {
    try {
      const texts = await this.#loadReference(language);
      if (this.#reference?.language !== language) return;
      this.#reference = { language, texts };
      this.#surroundings = surroundingsOf(this.#words, this.#reference);
    } catch (error) {
      if (this.#reference?.language !== language) return; // the visitor has chosen another language
      this.#thrown = { error }; // the tool's error boundary displays it, like every chunk that cannot be loaded
    }
    this.#refresh();
  }

  /** Fills fields with values from results, once per request, so that later changes by the visitor stay. */
  #fill(states: readonly OperationState[]): void {
    for (const { request, job, answer } of states) {
      if (!request || !answer?.fields || job.completedRequest !== request || this.#filled.has(request)) continue;
      this.#filled.add(request);
      for (const [name, value] of Object.entries(answer.fields)) {
        this.#take(name);
        this.#session.fill(this.#fields, name, controlValueOf(value));
      }
    }
  }
}
