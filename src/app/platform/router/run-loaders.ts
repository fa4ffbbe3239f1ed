import type { DataStrategyFunction, DataStrategyResult } from 'react-router';

/**
 * Runs the loaders of a navigation. Replaces React Router's function, which fetches missing data from a server: this site has no server,
 * and every route that loads data has a `clientLoader`. See docs/decisions/0021-router-parts.md.
 */
export const runLoaders: DataStrategyFunction = async ({ matches }) => {
  const results: Record<string, DataStrategyResult> = {};
  const load = async (match: (typeof matches)[number]): Promise<void> => {
    results[match.route.id] = await match.resolve((handler) => handler());
  };
  await Promise.all(matches.filter((match) => match.shouldCallHandler()).map(load));
  return results;
};
