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
import type { GeneratedValue } from './generated-value.ts';
import type { BoundProps } from './bind-field.ts';
import type { AdvancedOptionsState } from './option-fields.tsx';
import type { Step } from './session-state.ts';
import type { ShownProps } from '../outputs/show-output.ts';

/** The work of an operation, for a view. */
export interface Job {
  readonly isRunning: boolean;
  /** Whether it has been running for a second: display the progress and offer to cancel. */
  readonly isSlow: boolean;
  /** The completed share, from 0 to 1; `undefined` if the operation has not reported it. */
  readonly share: number | undefined;
  /** Whether the displayed result belongs to the current fields. */
  readonly isLatest: boolean;
  /** Whether the displayed result belongs to the current value of this field. */
  readonly answers: (field: string) => boolean;
  /** The message of an error that belongs to no field. */
  readonly error: string | undefined;
  readonly cancel: () => void;
  /** Runs an operation that begins on request. */
  readonly request: () => void;
  /** Regenerates a random result. */
  readonly regenerate: () => void;
  /** Earlier random results, the latest first. */
  readonly earlier: readonly GeneratedValue[];
  /** Restores an earlier result. */
  readonly restore: (generated: GeneratedValue) => void;
}

type FieldAt<D extends Declaration, Name extends FieldName<D>> = FieldsOf<D>[Name] extends infer F extends Field ? F : never;

/** The text of a number field may be an invalid number. */
type NoValue<F extends Field> = F extends NumberField ? undefined : never;

/** The state and functions for a tool's view. */
export interface Tool<D extends Declaration, Messages> {
  readonly t: Translate<Messages>;
  readonly language: Language;
  readonly values: {
    readonly [Name in FieldName<D>]: ValuesAt<D, FieldName<D>>[Name] | NoValue<FieldAt<D, Name>>;
  };
  /** Returns the properties of a field's control, including errors from operations. */
  readonly bind: <Name extends FieldName<D>>(name: Name) => BoundProps<FieldAt<D, Name>>;
  /** Returns the properties of an output's component. */
  readonly show: <Name extends OutputName<D>>(name: Name) => ShownProps<D['outputs'][Name]>;
  readonly job: (name: OperationName<D>) => Job;
  /** The properties of `OptionFields`. */
  readonly more: AdvancedOptionsState;
  /** The notices of one operation or of all, which are not errors. */
  readonly notices: (name?: OperationName<D>) => readonly string[];
  /**
   * Sets an input that comes from the page, such as the pixels of a drawing; `undefined` removes it. An input without a control, such as a
   * pressed key, is in no link and no storage, and lost when the page closes.
   */
  readonly bring: <Name extends BroughtName<D>>(name: Name, value: ValuesAt<D, BroughtName<D>>[Name] | undefined) => void;
  /** Sets a field from code other than its own control. */
  readonly set: <Name extends FieldName<D>>(name: Name, value: ValuesAt<D, FieldName<D>>[Name]) => void;
  /** Sets texts in one undoable step. */
  readonly replaceAll: (texts: { readonly [Name in FieldName<D>]?: string }, step: Step) => void;
}

type MainName<D extends Declaration> = {
  [Name in OperationName<D>]: OperationsOf<D>[Name]['thread'] extends 'main' ? Name : never;
}[OperationName<D>];

/** Like `PresentationTexts`, which would require exactly the same messages. Here, presenters may use a subset of the page's messages. */
interface PageTexts<Messages> {
  readonly t: (key: MessageKey<Messages>, values?: MessageValues) => string;
  readonly language: string;
  readonly english?: PageTexts<Messages>['t'] | undefined;
}

/** The functions of a view, in addition to its declaration: the runs on the main thread, and the writers of outputs. */
export type PartsOf<D extends Declaration, Messages> = ([MainName<D>] extends [never]
  ? object
  : { readonly main: { readonly [Name in MainName<D>]: Run<D, Name> } }) & {
  readonly presenters?: {
    readonly [Name in OperationName<D>]?: (value: never, given: never, presentationTexts: PageTexts<Messages>) => object;
  };
  /** The result of `useEnglish`, if results can also be searched in English. */
  readonly english?: TranslateAny | undefined;
};
