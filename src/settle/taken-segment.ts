import type { SiteFacts } from './site-facts.ts';

/** The names of the pages and folders of a site that stand directly below its base path. */
export const takenSegments = ({ languages, pages, tools }: SiteFacts): ReadonlySet<string> =>
  new Set(['assets', 'healthz', ...languages, ...pages, ...tools.flatMap(({ id, former }) => [id, ...former])].filter(Boolean));

/**
 * The first segment of a base path, if the site has a page or a folder of that name: a proxy that takes the base path off could not be told from
 * one that does not.
 */
export function takenSegment(baseUrl: string, facts: SiteFacts): string | undefined {
  const [first = ''] = baseUrl.split('/').filter(Boolean);
  return takenSegments(facts).has(first) ? first : undefined;
}
