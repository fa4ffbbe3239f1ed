import type { DataType } from '#core/data-type.ts';
import type { Fields, ValuesOf } from '#core/fields.ts';
import type { DetailedText } from '#core/outputs.ts';
import type { Result } from '#core/result.ts';
import type { GatheredNotice } from '#pure/notation/tree/notices.ts';
import type { TreeDocument } from '#pure/notation/tree/tree-value.ts';

/** A format is named as the data of it and as its syntax in the editor are. */
export type FormatId = Extract<DataType, 'json' | 'yaml' | 'toml' | 'xml' | 'ini'>;

/** A data format, as a page knows it; reading and writing it is loaded by what does the work. */
export interface Format<Id extends FormatId = FormatId, Reading extends Fields = Fields, Writing extends Fields = Fields> {
  readonly id: Id;
  /** Of a file of it, from which its media type follows. */
  readonly extension: string;
  /** The least that shows what it looks like. */
  readonly example: string;
  /** What there is to choose when a text is read, in the order of the page. */
  readonly readOptions: Reading;
  /** What there is to choose when a text is written; the page has it after what there is to choose when it is read. */
  readonly writeOptions: Writing;
}

export const defineFormat = <const Id extends FormatId, const Reading extends Fields, const Writing extends Fields>(
  format: Format<Id, Reading, Writing>,
): Format<Id, Reading, Writing> => format;

/** What every reader finds in a text. */
export interface Source {
  /** None in a text that has nothing in it; more than one only of formats that can hold several. */
  readonly documents: readonly TreeDocument[];
  /** Whether several are to stand beside each other where the other format has a way to, rather than in a list. */
  readonly isSplit?: boolean;
  readonly hasComments: boolean;
  readonly notices: readonly GatheredNotice[];
}

export interface Written {
  readonly text: string | DetailedText;
  readonly notices: readonly GatheredNotice[];
}

type Report = (share: number) => void;

export interface Reader<Id extends FormatId, Options extends Fields, Code extends string> {
  readonly format: Format<Id, Options, Fields>;
  /** `progress` is told which share of the whole work is done. */
  readonly read: (text: string, options: ValuesOf<Options>, progress: Report) => Result<Source, Code>;
}

export interface Writer<Id extends FormatId, Options extends Fields, Code extends string> {
  readonly format: Format<Id, Fields, Options>;
  readonly write: (source: Source, options: ValuesOf<Options>) => Result<Written, Code>;
}

export const defineReader = <Id extends FormatId, Options extends Fields, Code extends string>(
  format: Format<Id, Options, Fields>,
  read: Reader<Id, Options, Code>['read'],
): Reader<Id, Options, Code> => ({ format, read });

export const defineWriter = <Id extends FormatId, Options extends Fields, Code extends string>(
  format: Format<Id, Fields, Options>,
  write: Writer<Id, Options, Code>['write'],
): Writer<Id, Options, Code> => ({ format, write });
