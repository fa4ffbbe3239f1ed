import { redirectsOf } from '#hosting/redirects.ts';
import type { Settling } from '#hosting/render-page.ts';
import { addedFiles, isChanged, isOfSite } from '#hosting/site-files.ts';
import type { SiteFiles, Template } from './template.ts';
import { readRendered } from './write-site.ts';

/** The source of a site's files for a server. */
export interface SiteSource extends SiteFiles {
  /** Current paths by former paths, without trailing slashes. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** A site whose files are rendered from the template on demand. */
export function templateSource(template: Template, site: Settling): SiteSource {
  const { 'sitemap.xml': sitemap } = addedFiles(site);
  return {
    version: (file) => {
      if (file === 'sitemap.xml') return sitemap;
      return isOfSite(file, site) ? template.version(file) : undefined;
    },
    read(file) {
      if (file === 'sitemap.xml') return Buffer.from(sitemap ?? '');
      return isChanged(file) ? Buffer.from(readRendered(template, file, site)) : template.read(file);
    },
    brotli: template.brotli,
    redirects: new Map(redirectsOf(site).map(({ from, to }) => [from.slice(site.settings.baseUrl.length), to])),
  };
}
