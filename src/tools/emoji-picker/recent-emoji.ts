const MOST = 24;

/** Adds a copied sequence to the recent ones, latest first and without duplicates. */
export const withRecent = (recent: readonly string[], emoji: string): readonly string[] =>
  [emoji, ...recent.filter((each) => each !== emoji)].slice(0, MOST);

export const stringifyRecent = (recent: readonly string[]): string => JSON.stringify(recent);

/** Parses the output of `stringifyRecent`. Anything else results in an empty list. */
export function parseRecent(source: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(source);
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return []; // not written by `stringifyRecent`
  }
}
