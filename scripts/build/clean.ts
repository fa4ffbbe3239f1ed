import { globSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '../../src/hosting/placeholders.ts';
import type { Site } from './site.ts';

/** Removes the loader data that React Router writes next to each page. Our pages contain their data and never request it. */
export function removeLoaderData({ directory }: Site): void {
  for (const file of globSync('**/*.data', { cwd: directory })) rmSync(join(directory, file));
}

/**
 * Moves the pages up from the folder of the base path. React Router writes them there and the assets next to that folder, but both belong
 * under the base path.
 */
export function moveUpFromBase({ directory }: Site): void {
  const pages = join(directory, placeholders.baseUrl);
  // React Router uses index.html for its fallback. It must be renamed, or the home page would overwrite it.
  renameSync(join(directory, 'index.html'), join(directory, '__spa-fallback.html'));
  for (const name of readdirSync(pages)) renameSync(join(pages, name), join(directory, name));
  rmSync(pages, { recursive: true });
}

/** Removes Vite's list of chunks, which only the build needs. */
export function removeChunkList({ directory }: Site): void {
  rmSync(join(directory, '.vite'), { recursive: true, force: true });
}
