import type { Language } from '#core/languages.ts';
import { type FileNumbers, filesOfTool, type OfflineList } from './offline-list.ts';
import { planFetches } from './plan-fetches.ts';

export interface OfflineState {
  /** The languages whose texts are all here. */
  readonly languages: readonly Language[];
  /** The tools whose pages open in all of these languages, by their ids. What a tool loads when it is used may still be missing. */
  readonly pages: readonly string[];
  /** The tools that work without a network in all languages that were asked for, by their ids. */
  readonly tools: readonly string[];
  /** How many tools there are. */
  readonly toolCount: number;
  /** What is still to be fetched for all of this. */
  readonly bytesToGo: number;
  /** What is on the device. */
  readonly files: number;
  readonly bytes: number;
}

/** How much of the site works without a network in some languages, given the names of the files that are kept. */
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
