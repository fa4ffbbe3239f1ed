import type { Language } from '#core/languages.ts';
import { type FileNumbers, filesOfTool, type OfflineList } from './offline-list.ts';
import { planFetches } from './plan-fetches.ts';

export interface OfflineState {
  /** The languages whose texts are all on the device. */
  readonly languages: readonly Language[];
  /** The ids of the tools whose pages open in all of these languages. Files that a tool loads on use may still be missing. */
  readonly pages: readonly string[];
  /** The ids of the tools that work offline in all requested languages. */
  readonly tools: readonly string[];
  readonly toolCount: number;
  /** The size of the files that are still missing. */
  readonly bytesToGo: number;
  /** The number and size of the files on the device. */
  readonly files: number;
  readonly bytes: number;
}

/** The part of the site that works offline in these languages, from the names of the kept files. */
export function offlineState(list: OfflineList, languages: readonly Language[], kept: ReadonlySet<string>): OfflineState {
  const isKept = (name: string): boolean => kept.has(name);
  const areHere = (files: FileNumbers): boolean => files.every((file) => isKept(list.files[file]?.[0] ?? ''));
  const complete = languages.filter((language) => areHere(list.languages[language]));
  const ids = Object.keys(list.tools);
  const withTexts = complete.length < languages.length ? [] : ids;
  const wanted = [...languages.flatMap((language) => list.languages[language]), ...ids.flatMap((id) => filesOfTool(list, id, languages))];
  const here = list.files.filter(([name]) => isKept(name));
  return {
    languages: complete,
    pages: withTexts.filter((id) => areHere(list.tools[id]?.code ?? [])),
    tools: withTexts.filter((id) => areHere(filesOfTool(list, id, languages))),
    toolCount: ids.length,
    bytesToGo: planFetches(list, wanted, isKept).reduce((sum, { bytes }) => sum + bytes, 0),
    files: list.core.count + here.length,
    bytes: here.reduce((sum, [, bytes]) => sum + bytes, list.core.bytes),
  };
}
