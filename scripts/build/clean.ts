import { globSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '../../src/settle/placeholders.ts';
import type { Site } from './site.ts';

/** React Router writes the loaders' data beside each page; our pages carry it and never ask for it. */
export function removeLoaderData({ directory }: Site): void {
  for (const file of globSync('**/*.data', { cwd: directory })) rmSync(join(directory, file));
}

/** React Router writes pages into the folders of the base path and assets beside them: all of it belongs under the base. */
export function moveUpFromBase({ directory }: Site): void {
  const pages = join(directory, placeholders.baseUrl);
  // It takes its fallback for the page of the root, which is not there: it would be lost under the home page.
  renameSync(join(directory, 'index.html'), join(directory, '__spa-fallback.html'));
  for (const name of readdirSync(pages)) renameSync(join(pages, name), join(directory, name));
  rmSync(pages, { recursive: true });
}

/** Vite's list of chunks is for these steps, not for visitors. */
export function removeChunkList({ directory }: Site): void {
  rmSync(join(directory, '.vite'), { recursive: true, force: true });
}
