/** A JSON array of the paths of the favorite tools, in the visitor's order. */
export const FAVORITES_KEY = 'favoriteToolsName';

/**
 * The ids of the stored favorites. Accepts paths (`/hash-text`), ids, and English names, which the original it-tools stored.
 * Ignores everything else.
 */
export function parseFavorites(stored: string | undefined, idOf: (entry: string) => string | undefined): readonly string[] {
  const ids = entriesOf(stored).flatMap((entry) => idOf(entry) ?? []);
  return [...new Set(ids)];
}

function entriesOf(stored: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return []; // not JSON: not written by this site
  }
}

/** Whether an entry is neither a path nor an id, so that the English names are needed to resolve it. */
export const hasNames = (stored: string | undefined, isId: (entry: string) => boolean): boolean =>
  entriesOf(stored).some((entry) => !isId(entry.replace(/^\//, '')));

export const stringifyFavorites = (ids: readonly string[]): string => JSON.stringify(ids.map((id) => `/${id}`));

export const toggleFavorite = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Moves `id` to the index `target`, which is limited to the range of the list. */
export function moveFavorite(ids: readonly string[], id: string, target: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, target), 0, id);
}
