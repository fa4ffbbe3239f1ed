import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#tool-ui/stored/storage.ts';
import { findTool } from '../catalog.ts';
import { configuration } from '../configuration.ts';
import { languageData, loadLanguage } from '../language/language-data.ts';
import { FAVORITES_KEY, hasNames, moveFavorite, parseFavorites, stringifyFavorites, toggleFavorite } from './favorites.ts';
import { useStored } from './use-stored.ts';

type Names = ReadonlyMap<string, string>;

// The English names, once stored favorites have required them.
let names: Names = new Map();

/** Loads the English names of the tools, which former versions stored as favorites. */
export async function loadNames(): Promise<Names> {
  await loadLanguage('en');
  names = new Map(Object.entries(languageData('en').listing).map(([id, { name }]) => [name.toLowerCase(), id]));
  return names;
}

const isId = (entry: string): boolean => findTool(entry) !== undefined;

/** The id of a favorite, given by its path, its id, or its English name if that is known. */
export function idOf(entry: string, known: Names): string | undefined {
  const id = entry.replace(/^\//, '');
  return isId(id) ? id : known.get(entry.trim().toLowerCase());
}

const parse = (stored: string | undefined, known: Names): readonly string[] => parseFavorites(stored, (entry) => idOf(entry, known));
const read = (): readonly string[] => parse(readStored(FAVORITES_KEY), names);
/** Favorites that this site hides. They stay stored, because the site may show them again, and other sites on the origin may have them. */
const hidden = (): readonly string[] =>
  parseFavorites(readStored(FAVORITES_KEY), (entry) => {
    const id = entry.replace(/^\//, '');
    return configuration.site.hidden.has(id) ? id : undefined;
  });
const write = (ids: readonly string[]): void => writeStored(FAVORITES_KEY, stringifyFavorites([...ids, ...hidden()]));

/** The visitor's favorite tools in order, synchronized across tabs. Empty in prerendered pages. */
export function useFavorites() {
  const stored = useStored(FAVORITES_KEY);
  const [known, setKnown] = useState(names);
  const needsNames = known.size === 0 && hasNames(stored, isId);
  useEffect(() => {
    // Offline without the texts, favorites stored by name stay hidden.
    if (needsNames) loadNames().then(setKnown, () => undefined);
  }, [needsNames]);

  return {
    favorites: parse(stored, known),
    toggle: (id: string): void => write(toggleFavorite(read(), id)),
    move: (id: string, target: number): void => write(moveFavorite(read(), id, target)),
  };
}
