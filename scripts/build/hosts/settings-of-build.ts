import type { Configuration } from '../../../src/core/configuration.ts';
import type { SiteSettings } from '../../../src/settle/site-settings.ts';

/** Where the site stands: some will write the base path into its address, some will not. */
function originOf({ siteUrl, baseUrl }: Configuration['app']): string {
  const url = siteUrl.replace(/\/$/, '');
  const base = baseUrl.replace(/\/$/, '');
  return base !== '' && url.endsWith(base) ? url.slice(0, -base.length) : url;
}

/** What the build's own configuration says of the site that is settled from its template. */
export const settingsOfBuild = ({ app, links, site }: Configuration): SiteSettings => ({
  baseUrl: app.baseUrl,
  origin: originOf(app),
  links,
  siteName: site.name,
  showBanner: site.showBanner,
  hidden: [],
  toolDefaults: {},
  language: undefined,
  theme: 'auto',
  homeText: {},
});
