import type { MessageValues, Translate, TranslateAny } from './message-key.ts';
import type { Declaration, FieldName, OperationName, OperationsOf, OutputName, ReadBy, ValuesAt } from './declaration.ts';
import type { Shown } from './outputs.ts';
import type { ToolError } from './result.ts';
import type { Runs, ValueFrom } from './run.ts';

/** A hint that is not an error. `code` names a sentence under `notices`. */
export interface Notice<Code extends string = string> {
  readonly code: Code;
  readonly values?: MessageValues;
}

/** A notice about the outputs of an operation. */
export interface PresentationNotice extends Notice {
  /** The notice is about how a page displays the outputs, such as that it shows only the beginning. Only pages display it. */
  readonly isOfPage?: true;
}

/** The texts that outputs are written with, for a tool whose English messages have the type `Messages`. */
export interface PresentationTexts<Messages = unknown> {
  readonly t: unknown extends Messages ? TranslateAny : Translate<Messages>;
  readonly language: string;
  /** The same texts in English, for searches in both languages. Missing until they are loaded, and if the language is English. */
  readonly english?: PresentationTexts<Messages>['t'] | undefined;
}

/** The outputs of an operation by name, and notices. Survives `structuredClone`. */
export type Presentation<D extends Declaration = Declaration, Name extends OutputName<D> = OutputName<D>> = {
  readonly [Key in Name]?: Shown<D['outputs'][Key]> | undefined;
} & {
  readonly notices?: readonly PresentationNotice[];
  /** An error about one part of the input while the rest has outputs. Displayed at its field, like the error of a failed run. */
  readonly error?: ToolError | undefined;
  /** New values for fields, set once. For an operation that fills in a form when its button is pressed. */
  readonly fields?: Partial<ValuesAt<D, FieldName<D>>> | undefined;
};

/** A promise if the code that writes the outputs is loaded on first use. */
type MaybeLater<Of> = Of | Promise<Of>;

/** The fields that affect only how an operation's outputs are written (`presentsWith`), not its run. */
export type PresentsWithOf<D extends Declaration, Name extends OperationName<D>> = OperationsOf<D>[Name] extends {
  readonly presentsWith: readonly (infer Field)[];
}
  ? Field
  : never;

/**
 * Functions that turn the values of operations into outputs. They are pure and take less than a frame. `export const presenters = { … }
 * satisfies Presenters<typeof declaration, typeof run, typeof en>`, with the English messages as a type.
 */
export type Presenters<D extends Declaration, R extends Partial<Runs<D>>, Messages = unknown> = {
  readonly [Name in OperationName<D>]?: (
    value: ValueFrom<R[Name]>,
    given: ReadBy<D, Name, PresentsWithOf<D, Name>>,
    texts: PresentationTexts<Messages>,
  ) => MaybeLater<Presentation<D, OperationsOf<D>[Name]['gives'][number] & OutputName<D>>>;
};

/** The presenter of any operation. */
export type Presenter = (value: never, given: never, texts: never) => object;

/** The outputs for a value. Without a presenter, the value itself: an object of outputs by name, or the text of the only output. */
export function present(
  gives: readonly string[],
  write: Presenter | undefined,
  value: unknown,
  given: object,
  texts: PresentationTexts,
): MaybeLater<Presentation> {
  if (write) return write(value as never, given as never, texts as never) as MaybeLater<Presentation>; // see `Presenters`
  if (typeof value !== 'string') return value as Presentation;
  return Object.fromEntries(gives.slice(0, 1).map((output) => [output, value]));
}
