import type { CategoryId } from '#core/tool.ts';
import { readStored, writeStored } from '#tool-ui/stored/storage.ts';
import { COLLAPSED_CATEGORIES_KEY, collapsedCategories } from './look.ts';
import { useStored } from './use-stored.ts';

/** A group of the menu: the visitor's favorites, or a category. */
export type MenuGroup = 'favorites' | CategoryId;

const parse = (stored: string | undefined): readonly string[] => collapsedCategories(stored).split(' ').filter(Boolean);

export const useCollapsedCategories = (): readonly string[] => parse(useStored(COLLAPSED_CATEGORIES_KEY));

export function toggleCategory(group: MenuGroup): void {
  const folded = parse(readStored(COLLAPSED_CATEGORIES_KEY));
  const next = folded.includes(group) ? folded.filter((name) => name !== group) : [...folded, group];
  writeStored(COLLAPSED_CATEGORIES_KEY, JSON.stringify(Object.fromEntries(next.map((name) => [name, true]))));
}
