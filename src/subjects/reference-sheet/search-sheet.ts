import { hasWords, searchedWords } from '#pure/text/search-words.ts';

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
  const words = searchedWords(search);
  const isFound = (section: S, entry: S['entries'][number]): boolean => hasWords(textsOf(section, entry), words);
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => isFound(section, entry)) }))
    .filter(({ entries }) => entries.length > 0);
}
