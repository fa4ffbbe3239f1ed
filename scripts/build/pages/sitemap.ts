import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, originOf, builtPages, type Site } from '../site.ts';

/** The list of all pages for search engines, where it is known at which address the site will stand. */
export function writeSitemap(site: Site): void {
  const origin = originOf(site);
  if (origin === undefined) return;
  const entries = builtPages().map((page) => `<url><loc>${origin}${addressOf(site, page)}</loc></url>\n`);
  writeFileSync(
    join(site.directory, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  );
  const robots = join(site.directory, 'robots.txt');
  writeFileSync(robots, `${readFileSync(robots, 'utf8')}Sitemap: ${origin}${site.configuration.app.baseUrl}sitemap.xml\n`);
}
