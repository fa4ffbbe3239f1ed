import { SITE } from '../../scripts/build/folders.ts';
import { readProductionConfiguration } from '../../scripts/configuration.ts';
import { startSiteServer } from '../../scripts/serve/site-server.ts';

/** Serves the built site with its shipped headers while the browser tests run. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const { origin, close } = await startSiteServer({ directory: SITE, configuration: readProductionConfiguration() });
  process.env['SITE_ORIGIN'] = origin; // the workers inherit it
  return close;
}
