// Makes the files of a release in dist: the package itself, packed; the site as a zip; the root file system of the image; the bill of materials,
// the schema of the settings, and the sums of all. From the same commit they are the same bytes, in any folder, on any day: SOURCE_DATE_EPOCH, else
// the time of the commit, stands in place of every clock.
//   node scripts/package.ts [--allow-changes]     --allow-changes: also where files differ from the commit
import { execFileSync } from 'node:child_process';
import { addSite } from './build/package/add-site.ts';
import { buildPackage } from './build/package/build-package.ts';
import { buildSite } from './build/build-site.ts';
import { isBuilt } from './build/sources.ts';
import { builtAt, readProductionConfiguration } from './configuration.ts';
import { makeRelease } from './package/make-release.ts';

/** What a clone has that its commit has not; nothing in an archive, which has no history. */
function changes(): string {
  try {
    return execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

const changed = changes();
if (changed !== '' && !process.argv.includes('--allow-changes')) {
  console.error(
    `A release is made of what is committed, and this is not:\n${changed}\nTo try it all the same: npm run package -- --allow-changes`,
  );
  process.exit(1);
}
if (builtAt === undefined) {
  console.error('Without a history of git SOURCE_DATE_EPOCH must say when this was released, in seconds since 1970.');
  process.exit(1);
}
if (!isBuilt(readProductionConfiguration())) await buildSite();
await buildPackage();
addSite();
console.log(await makeRelease(builtAt));
