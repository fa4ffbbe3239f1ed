import type { SiteFacts } from './site-facts.ts';

/**
 * The first segment of a base path, if the site has a page or a folder of that name: a proxy that takes the base path off could not be told from
 * one that does not.
 */
export function takenSegment(baseUrl: string, { languages, pages, tools }: SiteFacts): string | undefined {
  const [first = ''] = baseUrl.split('/').filter(Boolean);
  const taken = new Set(['assets', 'healthz', ...languages, ...pages, ...tools.flatMap(({ id, former }) => [id, ...former])]);
  return first !== '' && taken.has(first) ? first : undefined;
}
