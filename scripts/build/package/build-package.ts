import { rmSync } from 'node:fs';
import { PACKAGE_FOLDER } from '../folders.ts';
import { bundle } from './bundle.ts';
import { writeContents } from './write-contents.ts';
import { writeAbout } from './write-about.ts';

export async function buildPackage(): Promise<void> {
  rmSync(PACKAGE_FOLDER, { recursive: true, force: true });
  await bundle();
  await writeContents();
  writeAbout();
}
