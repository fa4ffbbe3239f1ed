import type {
  BroughtName,
  Declaration,
  FieldName,
  FieldsOf,
  OperationName,
  OperationsOf,
  OutputName,
  ValuesAt,
} from '#core/declaration.ts';
import type { Field, NumberField } from '#core/fields.ts';
import type { Run } from '#core/run.ts';
import type { Language } from '#core/languages.ts';
import type { MessageKey, MessageValues, Translate, TranslateAny } from '#core/message-key.ts';
import type { Drawn } from '../answer/drawn.ts';
import type { BoundProps } from './bind-field.ts';
import type { MoreOptionsState } from './option-fields.tsx';
import type { Step } from './session-state.ts';
import type { ShownProps } from '../answer/show-output.ts';

/** The work of one operation, as a view shows it. */
export interface Job {
  readonly isRunning: boolean;
  /** It has been running for a second: show the progress and offer to cancel. */
  readonly isSlow: boolean;
  /** How much is done, from 0 to 1; `undefined` while the work does not say. */
  readonly share: number | undefined;
  /** Whether what is shown answers the fields as they are now. */
  readonly isLatest: boolean;
  /** Whether what is shown answers this field as it is now. */
  readonly answers: (field: string) => boolean;
  /** The sentence about a failure that stands beside no field. */
  readonly error: string | undefined;
  readonly cancel: () => void;
  /** Runs what waits for a press. */
  readonly request: () => void;
  /** Another draw of what is random. */
  readonly redraw: () => void;
  /** What was drawn before, the last one first. */
  readonly earlier: readonly Drawn[];
  /** Has one of them stand there again. */
  readonly restore: (drawn: Drawn) => void;
}

type FieldAt<D extends Declaration, Name extends FieldName<D>> = FieldsOf<D>[Name] extends infer F extends Field ? F : never;

/** What stands in a number field may be no number that it can have. */
type NoValue<F extends Field> = F extends NumberField ? undefined : never;

/** All that a tool's view works with. */
export interface Tool<D extends Declaration, Messages> {
  readonly t: Translate<Messages>;
  readonly language: Language;
  readonly values: {
    readonly [Name in FieldName<D>]: ValuesAt<D, FieldName<D>>[Name] | NoValue<FieldAt<D, Name>>;
  };
  /** What a field's control needs, with what the operations say about it. */
  readonly bind: <Name extends FieldName<D>>(name: Name) => BoundProps<FieldAt<D, Name>>;
  /** What an output's component needs. */
  readonly show: <Name extends OutputName<D>>(name: Name) => ShownProps<D['outputs'][Name]>;
  readonly job: (name: OperationName<D>) => Job;
  /** What `OptionFields` needs. */
  readonly more: MoreOptionsState;
  /** Sentences that are no errors, of one operation or of all. */
  readonly notices: (name?: OperationName<D>) => readonly string[];
  /**
   * What the page has by itself, such as the pixels of a drawing; `undefined` while it has not. An input without a control, such as the key
   * that is pressed, stands in no link and in no storage then, and is gone with the page.
   */
  readonly bring: <Name extends BroughtName<D>>(name: Name, value: ValuesAt<D, BroughtName<D>>[Name] | undefined) => void;
  /** Sets a field from something else than its own control. */
  readonly set: <Name extends FieldName<D>>(name: Name, value: ValuesAt<D, FieldName<D>>[Name]) => void;
  /** Sets texts in one step that `Undo` takes back. */
  readonly replaceAll: (texts: { readonly [Name in FieldName<D>]?: string }, step: Step) => void;
}

type MainName<D extends Declaration> = {
  [Name in OperationName<D>]: OperationsOf<D>[Name]['thread'] extends 'main' ? Name : never;
}[OperationName<D>];

/** As `Say`, of which the compiler would ask for the same messages: an answer may be written with some of those that its page has. */
interface PageSay<Messages> {
  readonly t: (key: MessageKey<Messages>, values?: MessageValues) => string;
  readonly language: string;
  readonly english?: PageSay<Messages>['t'] | undefined;
}

/** What a view brings beside the declaration: the runs on the main thread, and what makes answers of values. */
export type PartsOf<D extends Declaration, Messages> = ([MainName<D>] extends [never]
  ? object
  : { readonly main: { readonly [Name in MainName<D>]: Run<D, Name> } }) & {
  readonly answer?: { readonly [Name in OperationName<D>]?: (value: never, given: never, say: PageSay<Messages>) => object };
  /** Of `useEnglish`, where the answers search by English words, too. */
  readonly english?: TranslateAny | undefined;
};
