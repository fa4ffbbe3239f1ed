import type { ShownEmoji } from './describe-emoji.ts';
import type { EmojiGroup } from './emoji.ts';

/** Emoji that stand under one heading. */
export interface EmojiSection {
  readonly title: EmojiGroup | 'recent' | 'results';
  readonly items: readonly ShownEmoji[];
}

/** One section of what a search has found; else those used last, if there are any, and one for each group. */
export function emojiSections(
  found: readonly ShownEmoji[],
  { isSearching, recent }: { readonly isSearching: boolean; readonly recent: readonly ShownEmoji[] },
): readonly EmojiSection[] {
  if (found.length === 0) return [];
  if (isSearching) return [{ title: 'results', items: found }];
  const groups = [...Map.groupBy(found, ({ of }) => of.group)].map(([title, items]) => ({ title, items }));
  return recent.length === 0 ? groups : [{ title: 'recent', items: recent }, ...groups];
}
