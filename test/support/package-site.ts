import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { TEMPLATE } from '../../scripts/build/folders.ts';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { CONTENTS_FILE, type TemplateContents } from '../../src/cli/serve/packaged-template.ts';
import { buildPackageInto } from './built-package.ts';

/**
 * Builds the package once for the tests of its commands. Adds the site from the last build without packing it, because that takes most of a
 * minute.
 */
export default function packageSite(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packaged-'));
  const site = join(folder, 'site');
  buildPackageInto(folder);
  mkdirSync(site);
  const plain = folderFiles(TEMPLATE)
    .names()
    .map((file) => [file, relative(site, resolve(TEMPLATE, file))]);
  writeFileSync(
    join(site, CONTENTS_FILE),
    JSON.stringify({ blocks: {}, packed: [], plain: Object.fromEntries(plain) } satisfies TemplateContents),
  );
  process.env['PACKAGED_SITE'] = folder; // the workers inherit it
  return () => rmSync(folder, { recursive: true });
}
