import type { Language } from '#core/languages.ts';
import { type FileNumbers, filesOfTool, type OfflineList } from './offline-list.ts';

/** What is known of a visitor. */
export interface Wishes {
  /** The page's language before the others that he has chosen. */
  readonly languages: readonly [Language, ...Language[]];
  /** The tool of the page, if it has one. */
  readonly toolId: string | undefined;
  /** In his order. */
  readonly favorites: readonly string[];
}

/** Tools by how soon they are wanted: the page's own, favorites, those whose page has been opened, of which something is here, and the rest. */
export function toolsInOrder(
  { tools, files }: OfflineList,
  { toolId, favorites }: Wishes,
  isKept: (name: string) => boolean,
): readonly string[] {
  const ids = Object.keys(tools);
  const isVisited = (id: string): boolean => tools[id]?.code.some((file) => isKept(files[file]?.[0] ?? '')) ?? false;
  const first = [...(toolId === undefined ? [] : [toolId]), ...favorites].filter((id) => Object.hasOwn(tools, id));
  return [...new Set([...first, ...ids.filter(isVisited), ...ids])];
}

/** Everything that is to be kept for a visitor, what he wants soonest first. */
export function wantedInOrder(list: OfflineList, wishes: Wishes, isKept: (name: string) => boolean): FileNumbers {
  const { languages } = wishes;
  return [
    ...list.languages[languages[0]],
    ...toolsInOrder(list, wishes, isKept).flatMap((id) => filesOfTool(list, id, languages)),
    ...languages.flatMap((language) => list.languages[language]),
  ];
}
