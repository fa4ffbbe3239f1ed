// What `npm start` does once everything is installed: builds the site if it is not what the sources give, and serves it.
import { buildSite } from './build/build-site.ts';
import { isBuilt } from './build/sources.ts';
import { readProductionConfiguration } from './configuration.ts';
import { serveSite } from './serve/serve-site.ts';

const configuration = readProductionConfiguration();
if (!isBuilt(configuration)) {
  console.log('Building the site …');
  await buildSite();
}
await serveSite(configuration);
