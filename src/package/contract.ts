import type { Language } from '#core/languages.ts';

/** What stands around a call. */
export interface Around {
  /** Of the words in answers and of sentences; English, if left out. */
  readonly language?: Language;
  /**
   * Ends work that takes long: the promise then rejects with the reason of the signal. Work that computes without a pause, such as a regular
   * expression, cannot be ended: call it in a worker that you can terminate.
   */
  readonly signal?: AbortSignal;
}

/** Something worth knowing about an answer. */
export interface Notice {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly message: string;
}

/** Why there is no answer. */
export interface Refusal {
  /** The id of the tool. */
  readonly tool: string;
  /** What is wrong, in a name that no language changes. */
  readonly code: string;
  /** The field that it is about. */
  readonly field?: string;
  /** Where that is a list: the part of an item, such as `2.values` of the second one. */
  readonly item?: string;
  /** Where in the text of the field, in UTF-16 code units. */
  readonly at?: number;
  /** The same place for people: from 1, the column in code points. */
  readonly line?: number;
  readonly column?: number;
  /** The numbers and words of the sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Those of the words that are messages of the tool, by their keys. */
  readonly words?: Readonly<Record<string, string>>;
  /** What was called is no call of the tool: a value that its field cannot have, or a field that there is not. */
  readonly isUsage?: true;
  /** The sentence, in the language of the call. */
  readonly message: string;
  /** What else is wrong. */
  readonly more?: readonly Refusal[];
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly notices: readonly Notice[] }
  | { readonly ok: false; readonly error: Refusal };

/** An operation that takes no input: its fields by name. */
export interface Operation<Fields, Value> {
  (fields?: Fields, around?: Around): Promise<Outcome<Value>>;
  /** Throws an `ItToolsError` where there is no answer. */
  readonly orThrow: (fields?: Fields, around?: Around) => Promise<Value>;
}

/** An operation with an input that needs no name: first that, then the other fields; or all fields by name. */
export interface InputOperation<Input extends keyof Fields, Fields, Value> {
  (input: NonNullable<Fields[Input]>, others?: Omit<Fields, Input>, around?: Around): Promise<Outcome<Value>>;
  (fields: Fields, around?: Around): Promise<Outcome<Value>>;
  /** Throws an `ItToolsError` where there is no answer. */
  readonly orThrow: {
    (input: NonNullable<Fields[Input]>, others?: Omit<Fields, Input>, around?: Around): Promise<Value>;
    (fields: Fields, around?: Around): Promise<Value>;
  };
}

/** A value under a name that is data itself. */
export interface LabeledValue {
  readonly label: string;
  readonly value: string;
}

/** The cells of each row stand in the order of the columns. */
export interface Table<Column extends string = string> {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** What one tool does. */
export interface ListedOperation {
  readonly name: string;
  /** The field that needs no name. */
  readonly input?: string;
  readonly fields: readonly string[];
  readonly outputs: readonly string[];
}

export interface ListedTool {
  /** It is imported from `it-tools/<id>`. */
  readonly id: string;
  readonly category: string;
  readonly name: string;
  /** One line. */
  readonly short: string;
  readonly description: string;
  /** None of a tool that works in a browser only. */
  readonly operations: readonly ListedOperation[];
}

/** How a tool is called by its name: as its operations are, with the name of the tool before. */
export interface Run {
  (tool: string, fields?: Readonly<Record<string, unknown>>, around?: NamedAround): Promise<Outcome<unknown>>;
  (tool: string, input: unknown, others?: Readonly<Record<string, unknown>>, around?: NamedAround): Promise<Outcome<unknown>>;
}

export interface NamedAround extends Around {
  /** If left out, the one that the fields ask for, else the first of the tool. */
  readonly operation?: string;
}
