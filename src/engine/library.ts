import type { Presenter } from '#core/present.ts';
import type { DataContext } from '#core/context.ts';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import type { Result } from '#core/result.ts';
import type { Catalogue, Listings } from './catalogue.ts';

/** Field values by name. */
export type Values = Readonly<Record<string, unknown>>;

/** The run of any operation. */
export type AnyRun = (given: Values, context: DataContext) => Result<unknown> | Promise<Result<unknown>>;

/** The functions that a tool's `run.ts` and `present.ts` export. */
export interface Work {
  /** Values of other fields that an input contains, such as those in a URI. On the page, the view sets these fields. */
  readonly implied?: (values: Values) => Values;
  readonly run: Readonly<Record<string, AnyRun>>;
  readonly presenters: Readonly<Record<string, Presenter>>;
}

/** The source of the tools for an adapter: the files of the package, or the source code. */
export interface Library {
  readonly catalogue: () => Promise<Catalogue>;
  /** The names and search texts of the tools. */
  readonly listings: (language: Language) => Promise<Listings>;
  readonly work: (toolId: string) => Promise<Work>;
  /** All texts of a tool, including its reference texts. */
  readonly messages: (toolId: string, language: Language) => Promise<MessageTree>;
  readonly loadData: DataContext['loadData'];
}
