import type { Declaration } from '#core/declaration.ts';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import type { Work } from '#engine/library.ts';

/** A file of messages in each language, as `import` gives it. */
export type MessageFiles = Readonly<Record<Language, () => Promise<{ readonly default: MessageTree }>>>;

/** A tool as its module has it, which the build writes. */
export interface PackageTool {
  readonly id: string;
  readonly declaration: Declaration;
  readonly work: Work;
  readonly messages: MessageFiles;
  /** What is said of a call that is none. */
  readonly sentences: MessageFiles;
  /** The data files of its work, by name. */
  readonly data: Readonly<Record<string, () => Promise<Uint8Array<ArrayBuffer>>>>;
}
