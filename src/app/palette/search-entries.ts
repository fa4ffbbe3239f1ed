import Fuse, { type IFuseOptions } from 'fuse.js';
import { foldText } from '#pure/text/fold-text.ts';
import type { Searchable } from './entry.ts';
import { type Candidate, cutEntry, hasKin, rankCandidates, saidOf, readQuery } from './rank.ts';

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

export type Search<Entry> = (query: string) => readonly Entry[];

/**
 * A search for entries that have every word of the query that is no stop word, in any order, in name, keywords, description or category.
 * Fuse.js finds what is alike; the order is by rank.ts. An empty query finds everything, as it stands.
 */
export function createSearch<Entry extends Searchable>(entries: readonly Entry[], stops: ReadonlySet<string>): Search<Entry> {
  // Made when something is first searched for: a list of answers needs none.
  const make = () => ({ fuse: new Fuse(entries as readonly Searchable[], fuseOptions), cuts: entries.map(cutEntry) });
  let made: ReturnType<typeof make> | undefined;

  return (query) => {
    const wanted = readQuery(query, stops);
    const { words } = wanted;
    if (words.length === 0) return foldText(query).trim() === '' ? entries : [];
    made ??= make();
    const { fuse, cuts } = made;
    const unlikeness = words.map((word) => new Map(fuse.search(word).map(({ refIndex, score = 1 }) => [refIndex, score])));
    const candidates = entries.flatMap((entry, index): readonly Candidate<Entry>[] => {
      const cut = cuts[index];
      const scores = words.map(
        (word, at) => unlikeness[at]?.get(index) ?? (cut && (cut.everything.includes(word) || hasKin(word, cut)) ? 1 : undefined),
      );
      const isComplete = cut !== undefined && !scores.includes(undefined);
      return isComplete ? [{ entry, cut, unlikeness: scores.reduce<number>((sum, score) => sum + (score ?? 1), 0) }] : [];
    });
    return rankCandidates(wanted, candidates);
  };
}
