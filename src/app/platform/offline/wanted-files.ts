import type { Language } from '#core/languages.ts';
import { type FileNumbers, filesOfTool, type OfflineList } from './offline-list.ts';

/** The facts about a visitor that decide the order of downloads. */
export interface OptionSets {
  /** The page's language, then the visitor's other languages. */
  readonly languages: readonly [Language, ...Language[]];
  /** The tool of the current page. */
  readonly toolId: string | undefined;
  /** In the visitor's order. */
  readonly favorites: readonly string[];
}

/**
 * The tools by priority: the tool of the page, the favorites, the tools whose files are partly kept because their page was opened, and the
 * rest.
 */
export function toolsInOrder(
  { tools, files }: OfflineList,
  { toolId, favorites }: OptionSets,
  isKept: (name: string) => boolean,
): readonly string[] {
  const ids = Object.keys(tools);
  const isVisited = (id: string): boolean => tools[id]?.code.some((file) => isKept(files[file]?.[0] ?? '')) ?? false;
  const first = [...(toolId === undefined ? [] : [toolId]), ...favorites].filter((id) => Object.hasOwn(tools, id));
  return [...new Set([...first, ...ids.filter(isVisited), ...ids])];
}

/** All files to keep for a visitor, the most urgent first. */
export function wantedInOrder(list: OfflineList, optionSets: OptionSets, isKept: (name: string) => boolean): FileNumbers {
  const { languages } = optionSets;
  return [
    ...list.languages[languages[0]],
    ...toolsInOrder(list, optionSets, isKept).flatMap((id) => filesOfTool(list, id, languages)),
    ...languages.flatMap((language) => list.languages[language]),
  ];
}
