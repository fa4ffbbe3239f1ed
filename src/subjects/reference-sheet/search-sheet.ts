import { foldText } from '#pure/text/fold-text.ts';

/** What a reference sheet is made of: entries under a heading. */
interface Section {
  readonly entries: readonly unknown[];
}

/**
 * The sections of a reference sheet, each with the entries that have every word of the search, in any case and without accents, somewhere in their texts.
 * A section without such an entry is left out; a blank search finds all.
 */
export function searchSheet<S extends Section>(
  sections: readonly S[],
  search: string,
  textsOf: (section: S, entry: S['entries'][number]) => readonly string[],
): readonly S[] {
  const words = foldText(search).split(/\s+/);
  const isFound = (section: S, entry: S['entries'][number]): boolean => {
    const text = foldText(textsOf(section, entry).join('\n'));
    return words.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => isFound(section, entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
