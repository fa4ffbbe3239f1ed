import type { WriteAnswer } from '#core/answer.ts';
import type { DataContext } from '#core/context.ts';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import type { Result } from '#core/result.ts';
import type { Catalogue, Listings } from './catalogue.ts';

/** Values of fields, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** The work of an operation, whatever its tool. */
export type AnyRun = (given: Values, context: DataContext) => Result<unknown> | Promise<Result<unknown>>;

/** What a tool's `run.ts` and `answer.ts` export. */
export interface Work {
  /** Values of other fields that an input contains, such as those of a URI. On the page, the view sets these fields. */
  readonly implied?: (values: Values) => Values;
  readonly run: Readonly<Record<string, AnyRun>>;
  readonly answer: Readonly<Record<string, WriteAnswer>>;
}

/** Where a door has the tools from: the files of the package, or the sources. */
export interface Library {
  readonly catalogue: () => Promise<Catalogue>;
  /** What the tools are called and found by. */
  readonly listings: (language: Language) => Promise<Listings>;
  readonly work: (toolId: string) => Promise<Work>;
  /** All texts of a tool, those of its reference, too. */
  readonly messages: (toolId: string, language: Language) => Promise<MessageTree>;
  readonly loadData: DataContext['loadData'];
}
