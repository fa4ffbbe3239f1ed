import type { DataStrategyFunction, DataStrategyResult } from 'react-router';

/**
 * Runs the loaders of a navigation. In place of React Router's own, which asks a server for what they lack: there is none, and every route
 * that loads has a `clientLoader`. See docs/decisions/0021-router-parts.md.
 */
export const runLoaders: DataStrategyFunction = async ({ matches }) => {
  const results: Record<string, DataStrategyResult> = {};
  const load = async (match: (typeof matches)[number]): Promise<void> => {
    results[match.route.id] = await match.resolve((handler) => handler());
  };
  await Promise.all(matches.filter((match) => match.shouldCallHandler()).map(load));
  return results;
};
