import type { Fields, ValueOf } from './fields.ts';
import type { Outputs } from './outputs.ts';

/** Required values of fields, by field name. A field must have one of the listed values, written as in a link. */
export type Conditions<Name extends string = string> = Readonly<Partial<Record<Name, readonly string[]>>>;

/** Whether the fields have values that meet the conditions. */
export const areMet = (conditions: Conditions | undefined, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(conditions ?? {}).every(([name, wanted]) => wanted?.includes(String(values[name])));

/** One thing that a tool does: the fields it needs, its outputs, and when and where it runs. */
export interface OperationDeclaration<Name extends string = string, Out extends string = string> {
  /** The fields that its run needs. An error without a field is about the first one. */
  readonly takes: readonly Name[];
  /** The fields that affect only how the outputs are written. A change rewrites the outputs without a new run. */
  readonly presentsWith?: readonly Name[];
  /** The fields among these that are optional. They are `undefined` while their input is invalid. */
  readonly optional?: readonly Name[];
  /** Inputs that must not be empty, each while its conditions hold. The output names the one that is missing. */
  readonly requires?: Readonly<Partial<Record<Name, Conditions<Name>>>>;
  readonly gives: readonly Out[];
  /** `worker` when 1 MB of input takes longer than a frame, or when the time has no bound. */
  readonly thread: 'main' | 'worker';
  /**
   * When the operation runs: on every change (`change`, the default), on a button press, once and again on demand (for operations that need
   * randomness, the time, or the user's locale), or every second, right after the clock has moved on.
   */
  readonly trigger?: 'change' | 'submit' | 'generate' | 'tick';
  /** The operation is available only while these fields have one of these values. */
  readonly when?: Conditions<Name>;
  /** The field that the generated text fills until something else is entered. The text is in no link and no storage. */
  readonly writesTo?: Name;
  /**
   * A sibling operation that must succeed first. If it fails or returns `null`, this one does not run. In a worker, both share the same
   * worker and the data it has loaded.
   */
  readonly dependsOn?: string;
  /** The time without changes before a run starts, in ms; 150 if left out. */
  readonly debounceMs?: number;
  /** Lets an outdated run continue until this many ms after its start, so that the worker keeps the data it has loaded. */
  readonly graceMs?: number;
  /** The previous outputs remain until the next ones are ready, instead of only for a second. */
  readonly keepPreviousResult?: true;
  /**
   * The timeout of a run in ms. It fails with `timedOut` unless it has reported progress, which it does once the unbounded part is done.
   */
  readonly timeoutMs?: number;
  /** Errors without a field are displayed next to the outputs instead of at the first field. */
  readonly failsBesideOutputs?: true;
  /** The operation can process each line of its first field as an input of its own. */
  readonly perLine?: true;
  /** The sibling operation that turns the first output back into the first field. */
  readonly inverse?: string;
  /** Applying the operation to its own output changes nothing. */
  readonly isIdempotent?: true;
  /**
   * Restricts the tests of `isIdempotent`, `inverse`, and the tool's `inverseTool` to inputs whose fields, written as in a link, match these
   * patterns.
   */
  readonly propertiesHoldWhere?: Readonly<Partial<Record<Name, RegExp>>>;
  /** The value depends on the language of the context. */
  readonly readsLanguage?: true;
  /** The outputs use texts under `reference` in the messages. A page loads them with the first outputs; until then they are empty. */
  readonly readsReference?: true;
  /** The operation serves only the page, such as the list of all fonts. */
  readonly uiOnly?: true;
}

type AnyOperations = Readonly<Record<string, OperationDeclaration>>;

/** Marks a tool that cannot have operations. */
export interface NoOperations {
  /** The reason, as an English sentence. */
  readonly whyNone: string;
}

/** Declares a tool that exists only as a page, such as a stopwatch: `operations: none('There is no input to process.')`. */
export const none = (whyNone: string): NoOperations => ({ whyNone });

export const isNone = (operations: Declaration['operations']): operations is NoOperations => typeof operations['whyNone'] === 'string';

/** The operations by name; empty for a tool without operations. */
export const operationsOf = ({ operations }: Pick<Declaration, 'operations'>): AnyOperations => (isNone(operations) ? {} : operations);

/** All data about a tool: its inputs, options, outputs, and operations. */
export interface Declaration {
  readonly inputs: Fields;
  /** Every option has a default, so a tool works before its options are changed. */
  readonly options: Fields;
  /** The rarely changed options, which are behind the `More options` button. */
  readonly advancedOptions?: readonly string[];
  /** The options that the tool is about, such as the character sets of a token. They are always visible, like inputs. */
  readonly primaryOptions?: readonly string[];
  /** Options that change only how the page looks. They are remembered like other options. */
  readonly viewOptions?: Fields;
  /**
   * Values that the page itself provides, for operations that only the page uses, such as the pixels of a drawing. They have no control and
   * no label, and are never stored.
   */
  readonly uiInputs?: Fields;
  readonly outputs: Outputs;
  readonly operations: AnyOperations | NoOperations;
}

type NameOf<Of> = keyof Of & string;

/** The names of all fields or outputs, for an operation that takes or gives all of them. */
export const namesOf = <Of extends object>(all: Of): readonly NameOf<Of>[] => Object.keys(all) as NameOf<Of>[]; // no other keys

interface Declared<
  Inputs extends Fields,
  Options extends Fields,
  ViewOptions extends Fields,
  UiInputs extends Fields,
  Out extends Outputs,
  Operations extends Readonly<Record<string, OperationDeclaration<NameOf<Inputs> | NameOf<Options> | NameOf<UiInputs>, NameOf<Out>>>>,
> {
  readonly inputs: Inputs;
  readonly options: Options;
  readonly advancedOptions?: readonly NameOf<Options & ViewOptions>[];
  readonly primaryOptions?: readonly NameOf<Options & ViewOptions>[];
  readonly viewOptions?: ViewOptions;
  readonly uiInputs?: UiInputs;
  readonly outputs: Out;
  readonly operations: Operations | NoOperations;
}

/** Declares a tool. The compiler checks that operations use only declared fields and outputs. */
export const declareTool = <
  const Inputs extends Fields,
  const Options extends Fields,
  const Out extends Outputs,
  const Operations extends Readonly<Record<string, OperationDeclaration<NameOf<Inputs> | NameOf<Options> | NameOf<UiInputs>, NameOf<Out>>>>,
  const Whole extends Declared<Inputs, Options, ViewOptions, UiInputs, Out, Operations>,
  const ViewOptions extends Fields = Record<never, never>,
  const UiInputs extends Fields = Record<never, never>,
>(
  declaration: Whole & Declared<Inputs, Options, ViewOptions, UiInputs, Out, Operations>,
): Whole => declaration;

/** The operations by name, or `never` for a tool without operations. */
export type OperationsOf<D extends Declaration> = Exclude<D['operations'], NoOperations>;
export type OperationName<D extends Declaration> = D['operations'] extends NoOperations ? never : NameOf<OperationsOf<D>>;
export type OutputName<D extends Declaration> = NameOf<D['outputs']>;
type ViewOptionsOf<D extends Declaration> = D extends { readonly viewOptions: infer ViewOptions extends Fields } ? ViewOptions : object;
type UiInputsOf<D extends Declaration> = D extends { readonly uiInputs: infer UiInputs extends Fields } ? UiInputs : object;
/** All fields by name. Names are unique across inputs, options, and view options. */
export type FieldsOf<D extends Declaration> = D['inputs'] & D['options'] & ViewOptionsOf<D>;
export type FieldName<D extends Declaration> = NameOf<FieldsOf<D>>;

type TakenOf<D extends Declaration> = FieldsOf<D> & UiInputsOf<D>;
/** The fields that a page may fill in by itself, including those without a control. */
export type BroughtName<D extends Declaration> = NameOf<D['inputs'] & UiInputsOf<D>>;

/** The values of some fields of a declaration. */
export type ValuesAt<D extends Declaration, Name> = {
  readonly [Key in Name & keyof TakenOf<D>]: TakenOf<D>[Key] extends infer F extends Fields[string] ? ValueOf<F> : never;
};

type OptionalBy<D extends Declaration, Name extends OperationName<D>> = OperationsOf<D>[Name] extends {
  readonly optional: readonly (infer Field)[];
}
  ? Field
  : never;

/** The values of fields as an operation receives them. Optional ones may be `undefined`. */
export type ReadBy<D extends Declaration, Name extends OperationName<D>, Read> = {
  readonly [Field in keyof ValuesAt<D, Read>]: ValuesAt<D, Read>[Field] | (Field extends OptionalBy<D, Name> ? undefined : never);
};

/** The values that the run of an operation receives. */
export type Given<D extends Declaration, Name extends OperationName<D>> = ReadBy<D, Name, OperationsOf<D>[Name]['takes'][number]>;
