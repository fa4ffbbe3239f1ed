import { escapeMarkup } from './fill-placeholders.ts';
import { addressOf } from './redirects.ts';
import type { Settling } from './render-page.ts';

/** The sitemap of all pages in every language; `undefined` if the address of the site is unknown. */
export function sitemapOf({ facts, settings: { baseUrl, origin, hidden } }: Settling): string | undefined {
  if (origin === '') return undefined;
  const shown = facts.tools.flatMap(({ id }) => (hidden.includes(id) ? [] : id));
  const entries = facts.languages.flatMap((language) =>
    [...facts.pages, ...shown].map((page) => `<url><loc>${escapeMarkup(origin + addressOf(baseUrl, page, language))}</loc></url>\n`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** The robots.txt of a site, with a link to the sitemap if there is one. */
export const robotsWithSitemap = (robots: string, { settings: { baseUrl, origin } }: Settling): string =>
  origin === '' ? robots : `${robots}Sitemap: ${origin}${baseUrl}sitemap.xml\n`;
