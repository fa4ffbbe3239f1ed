import type { Declaration } from '#core/declaration.ts';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import type { Work } from '#engine/library.ts';

/** Imports the messages of each language. */
export type MessageFiles = Readonly<Record<Language, () => Promise<{ readonly default: MessageTree }>>>;

/** A tool in its module, which the build writes. */
export interface PackageTool {
  readonly id: string;
  readonly declaration: Declaration;
  readonly work: Work;
  readonly messages: MessageFiles;
  /** Messages about invalid calls. */
  readonly sentences: MessageFiles;
  /** Data files of the tool, by name. */
  readonly data: Readonly<Record<string, () => Promise<Uint8Array<ArrayBuffer>>>>;
}
