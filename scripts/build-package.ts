// Writes the npm package into dist: the command line and an entry for each tool, bundled for Node 20.19 and newer.
//   node scripts/build-package.ts [--with-site]     --with-site: adds the site for `serve` and `export`, and builds it if needed
import { buildSite } from './build/build-site.ts';
import { addSite } from './build/package/add-site.ts';
import { buildPackage } from './build/package/build-package.ts';
import { isBuilt } from './build/sources.ts';
import { readProductionConfiguration } from './configuration.ts';

await buildPackage();
if (process.argv.includes('--with-site')) {
  if (!isBuilt(readProductionConfiguration())) await buildSite();
  addSite();
}
