import Fuse, { type IFuseOptions } from 'fuse.js';
import { foldText } from '#pure/text/fold-text.ts';
import type { Searchable } from './entry.ts';
import { cutEntry, hasKin, rankCandidates, saidOf, readQuery } from './rank.ts';

const fuseOptions: IFuseOptions<Searchable> = {
  keys: [
    { name: 'name', weight: 2, getFn: ({ name }) => foldText(name) },
    { name: 'englishName', weight: 2, getFn: ({ englishName = '' }) => foldText(englishName) },
    { name: 'description', getFn: (entry) => foldText(saidOf(entry)) },
    { name: 'keywords', getFn: ({ keywords }) => keywords.map(foldText) },
    { name: 'category', getFn: ({ category }) => foldText(category) },
  ],
  threshold: 0.3,
  ignoreLocation: true,
  includeScore: true,
};

/** In UTF-16 code units. Fuse.js searches longer words in pieces, one after the other, and no name is similar to them. */
const LONGEST_ALIKE = 32;

export type Search<Entry> = (query: string) => readonly Entry[];

/**
 * Creates a search for entries that contain every word of the query except stop words, in any order, in name, keywords, description, or
 * category.
 * Fuse.js finds similar words; rank.ts sorts. An empty query returns all entries in their given order.
 */
export function createSearch<Entry extends Searchable>(entries: readonly Entry[], stops: ReadonlySet<string>): Search<Entry> {
  // Created on the first search, because a list of answers does not need it.
  const make = () => ({
    fuse: new Fuse(entries as readonly Searchable[], fuseOptions),
    all: entries.map((entry, index) => ({ entry, index, cut: cutEntry(entry), unlikeness: 0 })),
  });
  let made: ReturnType<typeof make> | undefined;
  /** Caches the last result, because a list searches on every render. */
  let last: { readonly query: string; readonly found: readonly Entry[] } | undefined;

  const find = (query: string): readonly Entry[] => {
    const wanted = readQuery(query, stops);
    const { words } = wanted;
    if (words.length === 0) return foldText(query).trim() === '' ? entries : [];
    made ??= make();
    let candidates = made.all;
    for (const word of words) {
      // Only candidates with all previous words remain.
      if (candidates.length === 0) break;
      const alike = word.length > LONGEST_ALIKE ? [] : made.fuse.search(word);
      const scores = new Map(alike.map(({ refIndex, score = 1 }) => [refIndex, score]));
      candidates = candidates.flatMap((candidate) => {
        const { index, cut, unlikeness } = candidate;
        const score = scores.get(index) ?? (cut.everything.includes(word) || hasKin(word, cut) ? 1 : undefined);
        return score === undefined ? [] : [{ ...candidate, unlikeness: unlikeness + score }];
      });
    }
    return rankCandidates(wanted, candidates);
  };
  return (query) => {
    if (last?.query !== query) last = { query, found: find(query) };
    return last.found;
  };
}
