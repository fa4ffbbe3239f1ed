import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#workbench/stored/storage.ts';
import { findTool } from '../catalog.ts';
import { configuration } from '../configuration.ts';
import { languageData, loadLanguage } from '../language/language-data.ts';
import { FAVORITES_KEY, hasNames, moveFavorite, parseFavorites, stringifyFavorites, toggleFavorite } from './favorites.ts';
import { useStored } from './use-stored.ts';

type Names = ReadonlyMap<string, string>;

// The English names, once they had to be loaded to understand what is stored.
let names: Names = new Map();

/** Loads the English names of the tools, under which favorites once were stored. */
export async function loadNames(): Promise<Names> {
  await loadLanguage('en');
  names = new Map(Object.entries(languageData('en').listing).map(([id, { name }]) => [name.toLowerCase(), id]));
  return names;
}

const isId = (entry: string): boolean => findTool(entry) !== undefined;

/** The tool that a favorite means: its path, its id, or its English name where that is known. */
export function idOf(entry: string, known: Names): string | undefined {
  const id = entry.replace(/^\//, '');
  return isId(id) ? id : known.get(entry.trim().toLowerCase());
}

const parse = (stored: string | undefined, known: Names): readonly string[] => parseFavorites(stored, (entry) => idOf(entry, known));
const read = (): readonly string[] => parse(readStored(FAVORITES_KEY), names);
/** What this site does not have stays stored: it may have it again, and other sites of the same origin do. */
const hidden = (): readonly string[] =>
  parseFavorites(readStored(FAVORITES_KEY), (entry) => {
    const id = entry.replace(/^\//, '');
    return configuration.site.hidden.has(id) ? id : undefined;
  });
const write = (ids: readonly string[]): void => writeStored(FAVORITES_KEY, stringifyFavorites([...ids, ...hidden()]));

/** The visitor's favorite tools, in his order and in step with other tabs; none in the prerendered page. */
export function useFavorites() {
  const stored = useStored(FAVORITES_KEY);
  const [known, setKnown] = useState(names);
  const needsNames = known.size === 0 && hasNames(stored, isId);
  useEffect(() => {
    // Offline and not kept: then the names stay unknown, and the other favorites are there.
    if (needsNames) loadNames().then(setKnown, () => undefined);
  }, [needsNames]);

  return {
    favorites: parse(stored, known),
    toggle: (id: string): void => write(toggleFavorite(read(), id)),
    move: (id: string, target: number): void => write(moveFavorite(read(), id, target)),
  };
}
