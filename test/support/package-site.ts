import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { TEMPLATE } from '../../scripts/build/folders.ts';
import { buildPackageInto } from './built-package.ts';

/** Makes the package once for the tests of its commands, with the site that the build has left: as it is, since packing it takes most of a minute. */
export default function packageSite(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packaged-'));
  buildPackageInto(folder);
  symlinkSync(resolve(TEMPLATE), join(folder, 'site'), 'junction');
  process.env['PACKAGED_SITE'] = folder; // the workers inherit it
  return () => rmSync(folder, { recursive: true });
}
