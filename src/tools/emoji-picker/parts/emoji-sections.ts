import type { RowSource } from '#core/outputs.ts';
import { type RowGroup, rowGroups } from '#ui/table/row-groups.ts';
import type { GridEmoji } from '../grid-rows.ts';

interface Titles {
  readonly recent: string;
  /** The heading of the results of a search. */
  readonly results: string | undefined;
}

/** One section of search results, or a section of recent emoji, if there are any, and one for each group. */
export function emojiSections(
  found: RowSource<GridEmoji & { readonly group: string }>,
  recent: RowSource<GridEmoji>,
  { recent: recentTitle, results }: Titles,
): readonly RowGroup<GridEmoji>[] {
  if (results !== undefined) return rowGroups(found, () => results);
  const groups = rowGroups(found, ({ group }) => group);
  return groups.length === 0 ? [] : [...rowGroups(recent, () => recentTitle), ...groups];
}
