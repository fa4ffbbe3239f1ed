import { TEMPLATE } from '../../scripts/build/folders.ts';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { readFacts } from '../../src/cli/serve/write-site.ts';
import { pathOf } from '../../src/core/addresses.ts';

/** The paths of every page of the built site, in every language. */
export function allPages(): readonly string[] {
  const { pages, tools, languages } = readFacts(folderFiles(TEMPLATE));
  return languages.flatMap((language) => [...pages, ...tools.map(({ id }) => id)].map((name) => pathOf(name, language)));
}
