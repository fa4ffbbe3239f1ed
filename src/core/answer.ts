import type { MessageValues, Translate, TranslateAny } from './message-key.ts';
import type { Declaration, FieldName, OperationName, OperationsOf, OutputName, ReadBy, ValuesAt } from './declaration.ts';
import type { Shown } from './outputs.ts';
import type { ToolError } from './result.ts';
import type { Runs, ValueFrom } from './run.ts';

/** Something worth saying that is no error; `code` names a sentence of `notices`. */
export interface Notice<Code extends string = string> {
  readonly code: Code;
  readonly values?: MessageValues;
}

/** A notice about an answer. */
export interface AnswerNotice extends Notice {
  /** It is about how a page shows the answer, such as only its beginning: no other door says it. */
  readonly isOfPage?: true;
}

/** The words that an answer is written with: of a tool whose English messages are `Messages`. */
export interface Say<Messages = unknown> {
  readonly t: unknown extends Messages ? TranslateAny : Translate<Messages>;
  readonly language: string;
  /** The same words in English, for a search that finds by both: none while they are not there, and where the language is English. */
  readonly english?: Say<Messages>['t'] | undefined;
}

/** What is shown of a value: declared outputs by their names, and notices. Survives `structuredClone`. */
export type Answer<D extends Declaration = Declaration, Name extends OutputName<D> = OutputName<D>> = {
  readonly [Key in Name]?: Shown<D['outputs'][Key]> | undefined;
} & {
  readonly notices?: readonly AnswerNotice[];
  /** About a part of what was brought, where the rest is answered: it stands at its field as the error of a failed run does. */
  readonly error?: ToolError | undefined;
  /** What its fields become, once: for an operation at a press that fills in a form. */
  readonly fields?: Partial<ValuesAt<D, FieldName<D>>> | undefined;
};

/** A promise where the answer is written by code that is loaded when it is first needed. */
type MaybeLater<Of> = Of | Promise<Of>;

/** The fields that only the answer of an operation reads. */
export type SaysOf<D extends Declaration, Name extends OperationName<D>> = OperationsOf<D>[Name] extends {
  readonly says: readonly (infer Field)[];
}
  ? Field
  : never;

/**
 * For the operations whose value is not yet what is shown: pure functions that do no work over a frame.
 * `export const answer = { … } satisfies Answers<typeof declaration, typeof run, typeof en>`, with the English messages as a type.
 */
export type Answers<D extends Declaration, R extends Partial<Runs<D>>, Messages = unknown> = {
  readonly [Name in OperationName<D>]?: (
    value: ValueFrom<R[Name]>,
    given: ReadBy<D, Name, SaysOf<D, Name>>,
    say: Say<Messages>,
  ) => MaybeLater<Answer<D, OperationsOf<D>[Name]['gives'][number] & OutputName<D>>>;
};

/** Of any operation. */
export type WriteAnswer = (value: never, given: never, say: never) => object;

/**
 * The answer of an operation to a value: what its answer function makes of it, else the value itself, which then has the outputs by their
 * names or is the text of the only one.
 */
export function answerOf(
  gives: readonly string[],
  write: WriteAnswer | undefined,
  value: unknown,
  given: object,
  say: Say,
): MaybeLater<Answer> {
  if (write) return write(value as never, given as never, say as never) as MaybeLater<Answer>; // all of one operation, as its `Answers` says
  if (typeof value !== 'string') return value as Answer;
  return Object.fromEntries(gives.slice(0, 1).map((output) => [output, value]));
}
