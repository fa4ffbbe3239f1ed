import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Every tool there is, by its folder. */
export const toolIds: readonly string[] = globSync('src/tools/*/tool.ts')
  .map((file) => basename(dirname(file)))
  .toSorted();

interface Listing {
  readonly name: string;
  readonly description: string;
}

/** Name and description of a tool in a language. */
export const listingOf = (id: string, language = 'en'): Listing =>
  (JSON.parse(readFileSync(`src/tools/${id}/messages/${language}.json`, 'utf8')) as { listing: Listing }).listing;
