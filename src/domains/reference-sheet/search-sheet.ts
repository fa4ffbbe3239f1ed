import { hasWords, searchedWords } from '#pure/text/search-words.ts';

/** A section of a reference sheet. */
interface Section {
  readonly entries: readonly unknown[];
}

/**
 * Filters a reference sheet to the entries whose texts contain every search word, ignoring case and accents. Omits sections without such
 * entries. A blank search matches everything.
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
