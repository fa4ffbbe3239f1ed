import type { Language } from '#core/languages.ts';

/** Settings of a call. */
export interface Around {
  /** The language of results and messages. Defaults to English. */
  readonly language?: Language;
  /**
   * Aborts long work: the promise then rejects with the reason of the signal. Synchronous work, such as a regular expression, cannot be
   * aborted: call it in a worker that you can terminate.
   */
  readonly signal?: AbortSignal;
}

/** Additional information about a result. */
export interface Notice {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly message: string;
}

/** The reason why there is no result. */
export interface Refusal {
  /** The id of the tool. */
  readonly tool: string;
  /** The error code, which is the same in every language. */
  readonly code: string;
  /** The field with the error. */
  readonly field?: string;
  /** For a list field: the part of an item, such as `2.values` for the second item. */
  readonly item?: string;
  /** The offset of the error in the field's text, in UTF-16 code units. */
  readonly at?: number;
  /** The same position for people: line and column from 1, the column in code points. */
  readonly line?: number;
  readonly column?: number;
  /** The values in the message. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The values that are messages of the tool, as message keys. */
  readonly words?: Readonly<Record<string, string>>;
  /** Set for an invalid call: an unknown field, or a value that its field cannot have. */
  readonly isUsage?: true;
  /** The message, in the language of the call. */
  readonly message: string;
  /** Further errors. */
  readonly more?: readonly Refusal[];
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly notices: readonly Notice[] }
  | { readonly ok: false; readonly error: Refusal };

/** An operation without an input, called with its fields by name. */
export interface Operation<Fields, Value> {
  (fields?: Fields, around?: Around): Promise<Outcome<Value>>;
  /** Throws an `ItToolsError` if there is no result. */
  readonly orThrow: (fields?: Fields, around?: Around) => Promise<Value>;
}

/** An operation with a primary input, called with the input and then the other fields, or with all fields by name. */
export interface InputOperation<Input extends keyof Fields, Fields, Value> {
  (input: NonNullable<Fields[Input]>, others?: Omit<Fields, Input>, around?: Around): Promise<Outcome<Value>>;
  (fields: Fields, around?: Around): Promise<Outcome<Value>>;
  /** Throws an `ItToolsError` if there is no result. */
  readonly orThrow: {
    (input: NonNullable<Fields[Input]>, others?: Omit<Fields, Input>, around?: Around): Promise<Value>;
    (fields: Fields, around?: Around): Promise<Value>;
  };
}

/** A value with a label that is part of the data. */
export interface LabeledValue {
  readonly label: string;
  readonly value: string;
}

/** A table. The cells of each row are in the order of the columns. */
export interface Table<Column extends string = string> {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** An operation in a list of tools. */
export interface ListedOperation {
  readonly name: string;
  /** The primary input. */
  readonly input?: string;
  readonly fields: readonly string[];
  readonly outputs: readonly string[];
}

export interface ListedTool {
  /** Part of the import path `it-tools/<id>`. */
  readonly id: string;
  readonly category: string;
  readonly name: string;
  /** A description in one line. */
  readonly short: string;
  readonly description: string;
  /** Empty for a tool that works only in a browser. */
  readonly operations: readonly ListedOperation[];
}

/** Calls a tool by name. The other arguments are those of its operations. */
export interface Run {
  (tool: string, fields?: Readonly<Record<string, unknown>>, around?: NamedAround): Promise<Outcome<unknown>>;
  (tool: string, input: unknown, others?: Readonly<Record<string, unknown>>, around?: NamedAround): Promise<Outcome<unknown>>;
}

export interface NamedAround extends Around {
  /** Defaults to the operation that the fields determine, otherwise to the first one. */
  readonly operation?: string;
}
