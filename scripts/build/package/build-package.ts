import { makeCatalogue } from '../../catalog/source-library.ts';
import { removeReadOnly } from '../../package/remove-read-only.ts';
import { PACKAGE_FOLDER } from '../folders.ts';
import { bundle } from './bundle.ts';
import { commandSizes, sizeFaults } from './command-sizes.ts';
import { writeAbout } from './write-about.ts';
import { writeContents } from './write-contents.ts';
import { writeModules } from './write-modules.ts';
import { writeTypes } from './write-types.ts';

export async function buildPackage(): Promise<void> {
  removeReadOnly(PACKAGE_FOLDER); // the root of an image may be in it
  const catalogue = await makeCatalogue();
  const dataNames = await bundle();
  const dataFiles = await writeContents(catalogue);
  writeModules(catalogue, (id) => (dataNames.get(id) ?? []).flatMap((name) => dataFiles[name] ?? []));
  writeTypes(catalogue);
  writeAbout();
  const faults = sizeFaults(commandSizes(PACKAGE_FOLDER));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
