// Makes the files of a release in dist: the packed package, the site as a zip, the root file system of the image, the bill of materials,
// the schema of the settings, and the checksums of all of them. The same commit results in the same bytes, in any folder and on any day:
// SOURCE_DATE_EPOCH or the time of the commit replaces the clock.
//   node scripts/package.ts [--allow-changes]     --allow-changes: also if files differ from the commit
import { execFileSync } from 'node:child_process';
import { addSite } from './build/package/add-site.ts';
import { buildPackage } from './build/package/build-package.ts';
import { buildSite } from './build/build-site.ts';
import { isBuilt } from './build/sources.ts';
import { builtAt, readProductionConfiguration } from './configuration.ts';
import { makeRelease } from './package/make-release.ts';

/** Uncommitted changes in a clone. Empty in an archive, which has no history. */
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
    `A release is made of what is committed, and this is not:\n${changed}\nTo try it anyway: npm run package -- --allow-changes`,
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
