import type { Language } from '#core/languages.ts';

/** Files by their indexes in `OfflineList.files`. */
export type FileNumbers = readonly number[];

/** Files that can also be downloaded together in one request. */
export interface Pack {
  readonly name: string;
  /** The size of the pack after gzip. */
  readonly bytes: number;
  readonly files: FileNumbers;
}

export interface ToolFiles {
  readonly code: FileNumbers;
  /** Data files that operations read. */
  readonly data: FileNumbers;
  /** Data files that only pages in one language request. */
  readonly inLanguage: Readonly<Partial<Record<Language, FileNumbers>>>;
}

/**
 * The files of the site that can be kept on a device, grouped by use. The build writes the list (scripts/build/offline/offline-files.ts).
 */
export interface OfflineList {
  /** The files that the service worker keeps first: no page renders without them. */
  readonly core: { readonly count: number; readonly bytes: number };
  /** All other files by their names below assets/, with their sizes after gzip. */
  readonly files: readonly (readonly [name: string, bytes: number])[];
  readonly packs: readonly Pack[];
  /** Files that the building blocks of tools load on use, such as the code editor. */
  readonly common: FileNumbers;
  /** All texts in a language. */
  readonly languages: Readonly<Record<Language, FileNumbers>>;
  /** By tool id. */
  readonly tools: Readonly<Record<string, ToolFiles>>;
}

/** The path of the list below the base path. */
export const OFFLINE_LIST = 'offline-files.json';

/** The files that a tool needs offline in these languages, without the core and the texts. */
export function filesOfTool({ common, tools }: OfflineList, toolId: string, languages: readonly Language[]): FileNumbers {
  const tool = tools[toolId];
  if (!tool) return [];
  return [...common, ...tool.code, ...tool.data, ...languages.flatMap((language) => tool.inLanguage[language] ?? [])];
}
