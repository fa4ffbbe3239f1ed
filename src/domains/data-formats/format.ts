import type { DataType } from '#core/data-type.ts';
import type { Fields, ValuesOf } from '#core/fields.ts';
import type { DetailedText } from '#core/outputs.ts';
import type { Result } from '#core/result.ts';
import type { GatheredNotice } from '#pure/notation/tree/notices.ts';
import type { TreeDocument } from '#pure/notation/tree/tree-value.ts';

/** The id of a format, equal to the names of its data type and its editor syntax. */
export type FormatId = Extract<DataType, 'json' | 'yaml' | 'toml' | 'xml' | 'ini'>;

/** A data format as a page needs it. The run loads the code that reads and writes it. */
export interface Format<Id extends FormatId = FormatId, Reading extends Fields = Fields, Writing extends Fields = Fields> {
  readonly id: Id;
  /** The file extension, which determines the media type. */
  readonly extension: string;
  /** The shortest text that shows what the format looks like. */
  readonly example: string;
  /** Options for reading, in the order of the page. */
  readonly readOptions: Reading;
  /** Options for writing. The page displays them after those for reading. */
  readonly writeOptions: Writing;
}

export const defineFormat = <const Id extends FormatId, const Reading extends Fields, const Writing extends Fields>(
  format: Format<Id, Reading, Writing>,
): Format<Id, Reading, Writing> => format;

/** The result of every reader. */
export interface Source {
  /** Empty for an empty text. Only some formats can contain more than one document. */
  readonly documents: readonly TreeDocument[];
  /** Whether several documents remain separate, if the target format allows it, instead of becoming a list. */
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
  /** `progress` receives the completed share of the whole work. */
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
