import type { SiteFacts } from './site-facts.ts';

/** The names of all pages and folders directly below the base path of a site. */
export const takenSegments = ({ languages, pages, tools }: SiteFacts): ReadonlySet<string> =>
  new Set(['assets', 'healthz', ...languages, ...pages, ...tools.flatMap(({ id, former }) => [id, ...former])].filter(Boolean));

/**
 * The first segment of a base path if it is also the name of a page or folder. With such a name, the server could not tell whether a proxy
 * has already removed the base path.
 */
export function takenSegment(baseUrl: string, facts: SiteFacts): string | undefined {
  const [first = ''] = baseUrl.split('/').filter(Boolean);
  return takenSegments(facts).has(first) ? first : undefined;
}
