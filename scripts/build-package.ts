// Writes the npm package into dist: the command line and an entry for each tool, bundled for Node 20.19 and newer.
//   node scripts/build-package.ts
import { buildPackage } from './build/package/build-package.ts';

await buildPackage();
