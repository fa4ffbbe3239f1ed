import { FAVORITES_KEY, parseFavorites, stringifyFavorites } from '../../../stores/favorites.ts';
import { type Entry, leavingOut, type Part, takenTogether } from '../part.ts';

const named = (name: string): Entry => ({ name, value: true });

/** A list of the ids of tools in the visitor's order. */
export const favoritesPart: Part = {
  id: 'favorites',
  keyOf: () => FAVORITES_KEY,
  read: (stored, { favoriteId }) => parseFavorites(stored.get(FAVORITES_KEY), favoriteId).map(named),
  give: (entries) => entries.map(({ name }) => name),
  take(content, { favoriteId }) {
    if (!Array.isArray(content)) return leavingOut('', 'wrongValue');
    const { entries, leftOut } = takenTogether(
      content.map((favorite: unknown) => {
        if (typeof favorite !== 'string') return leavingOut('', 'wrongValue');
        const id = favoriteId(favorite);
        return id === undefined ? leavingOut(favorite, 'unknownTool') : { entries: [named(id)], leftOut: [] };
      }),
    );
    return { entries: [...new Set(entries.map(({ name }) => name))].map(named), leftOut };
  },
  write: (entries) => stringifyFavorites(entries.map(({ name }) => name)),
};
