const MOST = 24;

/** The sequences that were copied last, the latest first, each once. */
export const withRecent = (recent: readonly string[], emoji: string): readonly string[] =>
  [emoji, ...recent.filter((each) => each !== emoji)].slice(0, MOST);

export const stringifyRecent = (recent: readonly string[]): string => JSON.stringify(recent);

/** What `stringifyRecent` wrote; empty for anything else. */
export function parseRecent(source: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(source);
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return []; // somebody else's
  }
}
