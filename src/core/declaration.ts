import type { Fields, ValueOf } from './fields.ts';
import type { Outputs } from './outputs.ts';

/** The values that fields must have, by their names: one of these, written as a link writes them. */
export type Conditions<Name extends string = string> = Readonly<Partial<Record<Name, readonly string[]>>>;

/** Whether the fields have values that are asked for. */
export const areMet = (conditions: Conditions | undefined, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(conditions ?? {}).every(([name, wanted]) => wanted?.includes(String(values[name])));

/** One thing that a tool does: which fields it needs, which outputs it gives, and when and where it runs. */
export interface OperationDeclaration<Name extends string = string, Out extends string = string> {
  /** The fields that its run needs; the first one is what an error is about that names no field. */
  readonly takes: readonly Name[];
  /** The fields that only its answer reads: a change makes another answer of the same value, without a run. */
  readonly says?: readonly Name[];
  /** Those of all these that it can do without: `undefined` while what stands in one is no value. */
  readonly mayLack?: readonly Name[];
  /** Inputs that must hold something before there is an answer, each where these conditions hold: an output says which one is missing. */
  readonly needs?: Readonly<Partial<Record<Name, Conditions<Name>>>>;
  readonly gives: readonly Out[];
  /** `worker` when 1 MB of input takes longer than a frame, or when the time has no bound. */
  readonly thread: 'main' | 'worker';
  /**
   * On every change (`live`, if left out), at a press, or drawn once and again on demand: what needs randomness, the clock or who asks.
   * What is about the present moves on with `each second`; its clock then shows the second that has begun.
   */
  readonly begins?: 'live' | 'on request' | 'when drawn' | 'each second';
  /** Only while these fields have one of these values. */
  readonly when?: Conditions<Name>;
  /** The field in which the text that is drawn stands until something else is put there: it is in no link and in no storage. */
  readonly fills?: Name;
  /**
   * A sibling that reads first what both take: what it refuses, or finds nothing in, this one is not asked. One in the worker has this one
   * in the same worker, beside what it has loaded.
   */
  readonly after?: string;
  /** How long nothing must have changed before the work begins; 150 ms if left out. */
  readonly delayMs?: number;
  /** So long a run may go on after its fields have changed: the worker keeps what it has loaded. */
  readonly graceMs?: number;
  /** The answer before stands however long the next one takes, not for a second. */
  readonly keepsAnswer?: true;
  /**
   * After so long a run is ended and fails (`timedOut`), unless it has reported progress: it does so when the part that may have no end is
   * done.
   */
  readonly limitMs?: number;
  /** Errors that name no field are said beside the outputs, not at the first field. */
  readonly failsBesideOutputs?: true;
  /** Each line of the first field is an input of its own. */
  readonly perLine?: true;
  /** The sibling that brings back the first field from the first output. */
  readonly undoneBy?: string;
  /** Applied to its own output it changes nothing. */
  readonly isIdempotent?: true;
  /** Where these hold, and that the `opposite` of its tool undoes it, if not everywhere: fields by what they must match, written as in a link. */
  readonly lawsHoldWhere?: Readonly<Partial<Record<Name, RegExp>>>;
  /** Its value depends on the language of the page, which its context says. */
  readonly readsLanguage?: true;
  /** Its answer has words under `reference` of the messages, which a page loads when there is one, and which are empty until then. */
  readonly readsReference?: true;
  /** Serves the page alone, such as the list of all fonts. */
  readonly isInternal?: true;
}

type AnyOperations = Readonly<Record<string, OperationDeclaration>>;

/** Of a tool that can have no operation. */
export interface NoOperations {
  /** The reason: an English sentence. */
  readonly whyNone: string;
}

/** For a tool of which all is the page's, such as a stop-watch: `operations: none('A stop-watch takes nothing and gives nothing.')`. */
export const none = (whyNone: string): NoOperations => ({ whyNone });

export const isNone = (operations: Declaration['operations']): operations is NoOperations => typeof operations['whyNone'] === 'string';

/** The operations by name; none of a tool that can have none. */
export const operationsOf = ({ operations }: Pick<Declaration, 'operations'>): AnyOperations => (isNone(operations) ? {} : operations);

/** Everything about a tool that is data: what a visitor brings and wants, what he gets, and which work makes it. */
export interface Declaration {
  readonly inputs: Fields;
  /** Each has a default, so that a tool works before anyone touches it. */
  readonly options: Fields;
  /** Those of the options that few people change: they stand behind the button `More options`. */
  readonly moreOptions?: readonly string[];
  /** Those of the options that the tool is about, such as the sets of characters of a token: as seen as an input is, however many they are. */
  readonly subject?: readonly string[];
  /** What changes only how the page looks; remembered as options are. */
  readonly viewOptions?: Fields;
  /** What the page itself brings to operations that serve it alone, such as the pixels of a drawing: without control or text, and kept nowhere. */
  readonly fromPage?: Fields;
  readonly outputs: Outputs;
  readonly operations: AnyOperations | NoOperations;
}

type NameOf<Of> = keyof Of & string;

/** The names of fields or outputs, for an operation that takes or gives all of them. */
export const namesOf = <Of extends object>(all: Of): readonly NameOf<Of>[] => Object.keys(all) as NameOf<Of>[]; // an object written down has no others

interface Declared<
  Inputs extends Fields,
  Options extends Fields,
  ViewOptions extends Fields,
  FromPage extends Fields,
  Out extends Outputs,
  Operations extends Readonly<Record<string, OperationDeclaration<NameOf<Inputs> | NameOf<Options> | NameOf<FromPage>, NameOf<Out>>>>,
> {
  readonly inputs: Inputs;
  readonly options: Options;
  readonly moreOptions?: readonly NameOf<Options & ViewOptions>[];
  readonly subject?: readonly NameOf<Options & ViewOptions>[];
  readonly viewOptions?: ViewOptions;
  readonly fromPage?: FromPage;
  readonly outputs: Out;
  readonly operations: Operations | NoOperations;
}

/** Checks that operations take fields and give outputs that are declared. */
export const declareTool = <
  const Inputs extends Fields,
  const Options extends Fields,
  const Out extends Outputs,
  const Operations extends Readonly<Record<string, OperationDeclaration<NameOf<Inputs> | NameOf<Options> | NameOf<FromPage>, NameOf<Out>>>>,
  const Whole extends Declared<Inputs, Options, ViewOptions, FromPage, Out, Operations>,
  const ViewOptions extends Fields = Record<never, never>,
  const FromPage extends Fields = Record<never, never>,
>(
  declaration: Whole & Declared<Inputs, Options, ViewOptions, FromPage, Out, Operations>,
): Whole => declaration;

/** By name, if there are any. */
export type OperationsOf<D extends Declaration> = Exclude<D['operations'], NoOperations>;
export type OperationName<D extends Declaration> = D['operations'] extends NoOperations ? never : NameOf<OperationsOf<D>>;
export type OutputName<D extends Declaration> = NameOf<D['outputs']>;
type ViewOptionsOf<D extends Declaration> = D extends { readonly viewOptions: infer ViewOptions extends Fields } ? ViewOptions : object;
type FromPageOf<D extends Declaration> = D extends { readonly fromPage: infer FromPage extends Fields } ? FromPage : object;
/** All fields by name; what a name means does not depend on the group it stands in. */
export type FieldsOf<D extends Declaration> = D['inputs'] & D['options'] & ViewOptionsOf<D>;
export type FieldName<D extends Declaration> = NameOf<FieldsOf<D>>;

type TakenOf<D extends Declaration> = FieldsOf<D> & FromPageOf<D>;
/** What a page may bring by itself: an input that has no control, too. */
export type BroughtName<D extends Declaration> = NameOf<D['inputs'] & FromPageOf<D>>;

/** The values of some fields of a declaration. */
export type ValuesAt<D extends Declaration, Name> = {
  readonly [Key in Name & keyof TakenOf<D>]: TakenOf<D>[Key] extends infer F extends Fields[string] ? ValueOf<F> : never;
};

type LackedBy<D extends Declaration, Name extends OperationName<D>> = OperationsOf<D>[Name] extends {
  readonly mayLack: readonly (infer Field)[];
}
  ? Field
  : never;

/** The values of some fields as an operation is given them: it may do without some. */
export type ReadBy<D extends Declaration, Name extends OperationName<D>, Read> = {
  readonly [Field in keyof ValuesAt<D, Read>]: ValuesAt<D, Read>[Field] | (Field extends LackedBy<D, Name> ? undefined : never);
};

/** What the run of an operation is given. */
export type Given<D extends Declaration, Name extends OperationName<D>> = ReadBy<D, Name, OperationsOf<D>[Name]['takes'][number]>;
