import type { Language } from '#core/languages.ts';

/** Files by their places in `OfflineList.files`. */
export type FileNumbers = readonly number[];

/** Files that also travel together, in one. */
export interface Pack {
  readonly name: string;
  /** Of the pack, after gzip. */
  readonly bytes: number;
  readonly files: FileNumbers;
}

export interface ToolFiles {
  readonly code: FileNumbers;
  /** What its work looks things up in. */
  readonly data: FileNumbers;
  /** Data that only pages in a language ask for. */
  readonly inLanguage: Readonly<Partial<Record<Language, FileNumbers>>>;
}

/** The files of the site that can be kept on a device, and whose they are. The build writes it (scripts/build/offline-list.ts). */
export interface OfflineList {
  /** What the service worker keeps before anything else: without it no page is drawn. */
  readonly core: { readonly count: number; readonly bytes: number };
  /** All others by their names below assets/, each with its bytes after gzip, as it travels. */
  readonly files: readonly (readonly [name: string, bytes: number])[];
  readonly packs: readonly Pack[];
  /** What building blocks of tools load when they are used, such as the code editor. */
  readonly common: FileNumbers;
  /** All texts in a language. */
  readonly languages: Readonly<Record<Language, FileNumbers>>;
  /** By id. */
  readonly tools: Readonly<Record<string, ToolFiles>>;
}

/** Below the base path. */
export const OFFLINE_LIST = 'offline-files.json';

/** What a tool needs to work without a network, but for the core and the texts, where its pages are opened in these languages. */
export function filesOfTool({ common, tools }: OfflineList, toolId: string, languages: readonly Language[]): FileNumbers {
  const tool = tools[toolId];
  if (!tool) return [];
  return [...common, ...tool.code, ...tool.data, ...languages.flatMap((language) => tool.inLanguage[language] ?? [])];
}
